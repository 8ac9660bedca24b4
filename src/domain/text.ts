// Schemas of text fields: composed letters (an ü is one, however typed), length, and no characters that a database, a
// mail header or a label cannot hold.
import * as z from 'zod/mini';

/** The length is checked before every pattern and ends the check, so that no pattern sees a megabyte. */
export const atMost = (max: number) => z.maxLength(max, { error: 'too_long', abort: true });

/**
 * NOTE: composing takes time with the square of marks out of order, a minute for a megabyte: only what may still fit is
 * composed. No letter with its marks is longer than four.
 */
const composed = (max: number) => [z.trim(), atMost(4 * max), z.normalize(), atMost(max)] as const;

/** Any printable text on one line; control characters and lone surrogates are refused. */
const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;
/** The same, but tabs and line breaks are allowed. */
const multiLine = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

export const line = (max: number) =>
  z.string('invalid').check(...composed(max), z.regex(singleLine, 'invalid_characters'));

export const lines = (max: number) =>
  z.string('invalid').check(...composed(max), z.regex(multiLine, 'invalid_characters'));

/** Anything but blanks and invisible characters, such as a zero-width space. */
const visible = /[^\p{Z}\p{Cf}]/u;

/** A line that must have visible text; `reason` names what is missing. */
export const requiredLine = (reason: string, max: number) =>
  z
    .string(reason)
    .check(...composed(max), z.regex(visible, reason), z.regex(singleLine, 'invalid_characters'));
