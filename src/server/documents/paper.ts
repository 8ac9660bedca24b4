// A paper before it is drawn: texts in their places, nothing about points and fonts.
import type { Language } from '#domain/user.ts';

export type Cell = string | { title: string; detail: string };

export type Column = {
  heading: string;
  /** Share of the width. */
  share: number;
  align: 'left' | 'right';
};

export type Block =
  | { kind: 'text'; text: string; quiet?: boolean }
  | { kind: 'heading'; text: string }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'sums'; rows: readonly { label: string; value: string; isTotal: boolean }[] }
  /** `apart`: not part of the block above. */
  | { kind: 'pairs'; rows: readonly (readonly [string, string])[]; apart?: boolean }
  /** Lines to sign by hand, each with its label below. */
  | { kind: 'signature'; fields: readonly { label: string; value: string }[] }
  | { kind: 'beside'; parts: readonly { heading: string; lines: readonly string[] }[] };

/** A paper of the customer's own: without our letterhead or an address window. */
export type Form = {
  language: Language;
  /** The author in the file's metadata; not drawn. */
  author: string;
  heading: string;
  /** The heading in another language, or the kind of paper. */
  subheading: string;
  blocks: readonly Block[];
  /** At the foot of each page, with the placeholders {page} and {of}. */
  pageWords: string;
  issuedAt: string;
};

export type Paper = {
  language: Language;
  brand: string;
  heading: string;
  /** One line above the address, as window envelopes need it. */
  returnLine: string;
  address: readonly string[];
  /** Next to the address: label and value. */
  info: readonly (readonly [string, string])[];
  blocks: readonly Block[];
  /** Columns of small print. */
  footer: readonly (readonly string[])[];
  /** "Seite {page} von {of}", with both in braces. */
  pageWords: string;
  /** The date in the file's metadata: the same paper gives the same bytes. */
  issuedAt: string;
};
