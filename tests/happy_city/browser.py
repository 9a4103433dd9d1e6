"""What the browser tests need to know of Happy City."""

FULL_OPTIONS = {"mode": "expert"}
SHORT_OPTIONS = {"max_rounds": 8}
BOARD_PARTS = [".hc .market", ".hc .specials", ".hc .city", ".hc .happy"]
