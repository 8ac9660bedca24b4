// A paper before it is drawn: words in their places, nothing about points and fonts.
import type { Language } from '../db/schema.ts';

export type Cell = { title: string; detail: string | null };

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
  | { kind: 'pairs'; rows: readonly (readonly [string, string])[] }
  | { kind: 'beside'; parts: readonly { heading: string; lines: readonly string[] }[] };

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
  /** Of the file: the same paper gives the same bytes. */
  issuedAt: string;
};
