// What stands below the title of an event. Pure.

/** Carriers often say no more than the title does: once is enough. */
export const notesBelow = (title: string, said: readonly (string | null)[]): string[] =>
  said.filter((note): note is string => note !== null && note !== title);
