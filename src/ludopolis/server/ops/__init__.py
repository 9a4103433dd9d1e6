"""Running a process: background tasks, failures, metrics, logs, garbage collection, private files."""
