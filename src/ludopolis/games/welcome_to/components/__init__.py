"""The cards, plans and sheet of Welcome To…."""
