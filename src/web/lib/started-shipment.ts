// Whether the customer would miss anything typed for a shipment: an empty form has nothing to lose.
import { addressFields } from '#domain/address.ts';
import type { AddressForm } from './address-form.ts';

/** From the wizard's form or from storage: unparsed. */
type Parts = { fromAddress: unknown; toAddress: unknown; packages: unknown };

/** `own`: the sender filled in automatically; null: none, or unknown. */
export function isStarted({ fromAddress, toAddress, packages }: Parts, own: AddressForm | null): boolean {
  const isOwn = own !== null && addressFields.every((field) => textAt(fromAddress, field) === own[field]);
  return (
    (!isOwn && hasText(fromAddress, 'DE')) ||
    hasText(toAddress) ||
    (Array.isArray(packages) && packages.some((parcel) => hasText(parcel)))
  );
}

/** Any text in any field, except an id or one of the countries that are filled in automatically. */
export function hasText(part: unknown, ...countries: readonly string[]): boolean {
  const fields = typeof part === 'object' && part !== null ? Object.keys(part) : [];
  return fields.some((field) => {
    const text = textAt(part, field);
    return text !== '' && field !== 'id' && !(field === 'country' && countries.includes(text));
  });
}

const textAt = (part: unknown, field: string): string => {
  const text = (part as Record<string, unknown> | null)?.[field];
  return typeof text === 'string' ? text.trim() : '';
};
