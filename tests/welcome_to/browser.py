"""What the browser tests need to know of Welcome To…"""

FULL_OPTIONS = {"expert": True}
BOARD_PARTS = [".wt-town"]
FINGERS_IN_LANDSCAPE = True
