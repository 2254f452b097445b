/** How long texts may be. Written by `make wire` from the server's types. */

/** Characters of a player's name. */
export const LONGEST_NAME = 40;
/** Characters of a line of chat. */
export const LONGEST_LINE = 500;
/** Characters of a salt. */
export const LONGEST_SALT = 64;
/** Characters of a record that is imported. */
export const LONGEST_RECORD = 400000;
/** Characters of the title of a variant, as `sunduk.core.book.edition` allows them. */
export const LONGEST_TITLE = 80;
/** Characters of the edition of a variant, as JSON. */
export const LONGEST_EDITION = 8000;
/** Lines of a script that is executed without a table. */
export const MOST_SCRIPT_LINES = 200;
/** Characters of each of them. */
export const LONGEST_SCRIPT_LINE = 600;
/** Characters of a message that is sent to a socket. */
export const LONGEST_MESSAGE = 16384;
/** Characters of the code of an evening at home, or of a ticket, as it may be typed. */
export const LONGEST_CODE = 40;
