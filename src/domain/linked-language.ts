// The language that a URL asks for: server and page read it alike, or each would wait for the other forever.
import type { Language } from './user.ts';

/** `lang` or `sprache`, in any case (C-03), also with a region (`en-GB`). `search` with or without "?". */
export const linkedLanguage = (search: string): Language | null =>
  (/(?:^\??|&)(?:lang|sprache)=(de|en)(?![a-z])/i.exec(search)?.[1]?.toLowerCase() as Language | undefined) ??
  null;
