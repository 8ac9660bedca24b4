// Turns pasted text of several lines into one line.

/** NOTE: tabs count, too: copied table cells contain them. */
export const oneLine = (text: string): string => text.replace(/[^\S\r\n\t]*[\r\n\t]\s*/g, ' ');
