"""The commands of `sunduk`, one file each."""
