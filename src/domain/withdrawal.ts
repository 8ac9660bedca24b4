// Withdrawal from a contract by the electronic function: what the consumer states (§ 356a BGB, C-61).
import * as z from 'zod/mini';
import { requiredLine } from './text.ts';
import { Email } from './registration.ts';

/** The receipt is mailed to the address that was typed, so it must not carry links. */
const noLink = z.refine<string>((text) => !/:\/\/|www\./i.test(text), 'invalid_characters');

export const Withdrawal = z.object({
  name: requiredLine('name_required', 100).check(noLink),
  /** As typed: an unknown number is a withdrawal, too, and a person looks into it. */
  orderNumber: requiredLine('order_number_required', 60).check(noLink),
  email: Email,
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** "hp 261120 – 7k3m9q" in the form of order numbers: "HP-261120-7K3M9Q". Any other text does not become one. */
export const normaliseOrderNumber = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]/gu, '')
    .replace(/^HP(\d{6})(?=[A-Z\d]{6}$)/, 'HP-$1-');
