// Whether the customer would miss anything typed for a shipment: an empty form has nothing to lose.
import { addressFields } from '#domain/address.ts';
import type { AddressForm } from './address-form.ts';

/** From the wizard's form or from storage: unparsed. */
type Parts = { fromAddress: unknown; toAddress: unknown; packages: unknown };

/** `own`: the sender filled in automatically; null: none, or unknown. */
export function isBegun({ fromAddress, toAddress, packages }: Parts, own: AddressForm | null): boolean {
  const isOwn = own !== null && addressFields.every((field) => textAt(fromAddress, field) === own[field]);
  return (
    (!isOwn && says(fromAddress, 'DE')) ||
    says(toAddress) ||
    (Array.isArray(packages) && packages.some((parcel) => says(parcel)))
  );
}

/** Any text in any field, except an id or one of the countries that are filled in automatically. */
export function says(part: unknown, ...countries: readonly string[]): boolean {
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
