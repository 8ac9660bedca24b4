// An EORI number: how economic operators are known to customs, and how the number is written.
import * as z from 'zod/mini';
import { euMembers } from './territory.ts';
import { atMost } from './text.ts';

/**
 * Where numbers are given out: the 27 members, EL as some write Greece, Northern Ireland (XI), Great Britain. Companies
 * from elsewhere hold one of these. Source: Article 1(18) of Delegated Regulation (EU) 2015/2446; HMRC for GB and XI.
 */
const issuers: ReadonlySet<string> = new Set([...euMembers, 'EL', 'XI', 'GB']);

/** Capitals without blanks, dots, dashes and slashes. What is no EORI number stays recognisable. */
export const normaliseEori = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

/** The country and up to 15 characters, as normaliseEori leaves them. Whether it exists is customs' to say. */
const isEori = (eori: string): boolean =>
  /^[A-Z]{2}[A-Z\d]{1,15}$/.test(eori) && issuers.has(eori.slice(0, 2)) && /\d/.test(eori);

/** An EORI number as somebody types it; stored in one spelling. */
export const Eori = z
  .string('invalid')
  .check(atMost(40), z.overwrite(normaliseEori), z.refine(isEori, 'eori_invalid'));
