"""What the browser tests need to know of Ginkgopolis."""

FULL_OPTIONS = {"characters": "draft"}
SHORT_OPTIONS = {"max_rounds": 10}
