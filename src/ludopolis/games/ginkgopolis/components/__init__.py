"""The components of Ginkgopolis: the tables and the module that reads them."""
