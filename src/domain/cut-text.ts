// Cuts a text to a limit, and never inside a surrogate pair: half of one is refused by our forms and by the database.

export const cutText = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text;
