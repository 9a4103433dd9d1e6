"""What is printed: the component tables, and the module that reads them."""
