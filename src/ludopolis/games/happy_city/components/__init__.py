"""The cards: tables, and what reads them."""
