"""Several server processes: behind one address, or sharing a database."""
