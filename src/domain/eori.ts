// EORI numbers, which identify economic operators to customs, and their spelling.
import * as z from 'zod/mini';
import { euMembers } from './territory.ts';
import { atMost } from './text.ts';

/**
 * Issuing states: the 27 members, EL as some write Greece, Northern Ireland (XI), Great Britain. Companies from
 * elsewhere hold one of these. Source: Article 1(18) of Delegated Regulation (EU) 2015/2446; HMRC for GB and XI.
 */
const issuers: ReadonlySet<string> = new Set([...euMembers, 'EL', 'XI', 'GB']);

/** Capitals without blanks, dots, dashes and slashes. Text that is not an EORI number stays recognisable. */
export const normaliseEori = (text: string): string => text.toUpperCase().replace(/[\s.\-/]/g, '');

/** The country and up to 15 characters, as normaliseEori returns them. Only customs can say whether it exists. */
const isEori = (eori: string): boolean =>
  /^[A-Z]{2}[A-Z\d]{1,15}$/.test(eori) && issuers.has(eori.slice(0, 2)) && /\d/.test(eori);

/** An EORI number as typed; stored normalised. */
export const Eori = z
  .string('invalid')
  .check(atMost(40), z.overwrite(normaliseEori), z.refine(isEori, 'eori_invalid'));
