"""The score pad of Ginkgopolis, and Hal at a table with the printed box."""
