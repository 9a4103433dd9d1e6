"""The contract check: `ludopolis check` plays games of any game under every law of the contract."""

from ludopolis.engine.check.check import AUDIT, RULES, Checked, check, check_setting, unchecked
from ludopolis.engine.check.law import Hear

__all__ = ["AUDIT", "RULES", "Checked", "Hear", "check", "check_setting", "unchecked"]
