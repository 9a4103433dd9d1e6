"""The contract check: `ludopolis check` plays games of any game under every law of the contract."""

from ludopolis.engine.check.check import Checked, Hear, check, check_setting

__all__ = ["Checked", "Hear", "check", "check_setting"]
