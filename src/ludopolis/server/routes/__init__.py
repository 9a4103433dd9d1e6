"""Everything that knows a request, one file per subject."""
