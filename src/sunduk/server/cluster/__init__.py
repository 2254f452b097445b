"""Several processes: behind one address, sharing one database."""
