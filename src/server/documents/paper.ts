// A paper before it is drawn: words in their places, nothing about points and fonts.
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
  /** `apart`: not part of what stands above. */
  | { kind: 'pairs'; rows: readonly (readonly [string, string])[]; apart?: boolean }
  /** Lines to write on by hand, each with what belongs there below. */
  | { kind: 'signature'; fields: readonly { label: string; value: string }[] }
  | { kind: 'beside'; parts: readonly { heading: string; lines: readonly string[] }[] };

/** A paper of the customer's own: no letterhead of ours, no window for an address. */
export type Form = {
  language: Language;
  /** The author that the file names; it is not drawn. */
  author: string;
  heading: string;
  /** The same in another language, or what kind of paper it is. */
  subheading: string;
  blocks: readonly Block[];
  /** At the foot of each page, with {page} and {of} in braces. */
  pageWords: string;
  issuedAt: string;
};

export type Paper = {
  language: Language;
  brand: string;
  heading: string;
  /** One line above the address, as windows of envelopes want it. */
  returnLine: string;
  address: readonly string[];
  /** Beside the address: label and value. */
  info: readonly (readonly [string, string])[];
  blocks: readonly Block[];
  /** Columns of small print. */
  footer: readonly (readonly string[])[];
  /** "Seite {page} von {of}", with both in braces. */
  pageWords: string;
  /** The date that the file names: the same paper gives the same bytes. */
  issuedAt: string;
};
