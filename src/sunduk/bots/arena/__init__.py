"""Who meets whom, on all cores or a cluster, and how strong they are."""
