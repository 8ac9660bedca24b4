// Text of several lines, as it is pasted, for a field of one.

/** NOTE: tabs count, too: cells of a table are copied with them. */
export const oneLine = (text: string): string => text.replace(/[^\S\r\n\t]*[\r\n\t]\s*/g, ' ');
