// The notes below the title of an event. Pure.

/** Carriers often only repeat the title: once is enough. */
export const notesBelow = (title: string, said: readonly (string | null)[]): string[] =>
  said.filter((note): note is string => note !== null && note !== title);
