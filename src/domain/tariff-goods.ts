// The lexicon's lines as data: goods with their codes and words, and what each code is called.

/** One thing that a person names. */
export type Goods = {
  /** HS 2022, six digits; the first is the usual one. */
  codes: readonly string[];
  en: readonly string[];
  de: readonly string[];
};

export type CodeName = { code: string; en: string; de: string };

const linesOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((part) => part.trim()));

const list = (part = ''): string[] =>
  part
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** `codes | English words | German words`, a line each. */
export const readGoods = (text: string): Goods[] =>
  linesOf(text).map(([codes, en, de]) => ({ codes: list(codes), en: list(en), de: list(de) }));

/** `code | English name | German name`, a line each. */
export const readNames = (text: string): CodeName[] =>
  linesOf(text).map(([code = '', en = '', de = '']) => ({ code, en, de }));
