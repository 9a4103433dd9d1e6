"""All that knows a request, one file a subject."""
