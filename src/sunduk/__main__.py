"""`python -m sunduk` is the command `sunduk`."""

from sunduk.cli.main import main

if __name__ == "__main__":
    main()
