/** An evening at home. Written by `make wire` from the server's types. */

/** An evening at home, as the asker may know it. */
export interface Home {
  /** Whether the asker is at the machine that serves, and can open and close it. */
  host: boolean;
  /** Whether the server listens on the local network. */
  open: boolean;
  /** Whether the asker may look at tables: at the machine itself, or with a pass. */
  invited: boolean;
  /** What guests type to come in; null unless it is open and the asker is invited. */
  code: string | null;
  /** Where they come in, with the port; the first one is in the link. */
  addresses: string[];
  /** The address with the code, as the QR code has it. */
  link: string | null;
}

/** A way back to a seat for a guest whose browser has forgotten them: once, within ten minutes. */
export interface Ticket {
  ticket: string;
  /** For the guest to open; `GET /home/qr` draws it. */
  link: string;
}
