"""Who plays, and how it went: histories, unread marks, open tables, codes that move a device's things to another."""
