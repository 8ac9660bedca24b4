// Whether something of a shipment has been typed that somebody would miss: of an empty form nothing is lost.
import { addressFields } from '#domain/address.ts';
import type { AddressForm } from './address-form.ts';

/** Of the wizard's form, or as they were kept: unparsed. */
type Parts = { fromAddress: unknown; toAddress: unknown; packages: unknown };

/** `own`: the sender that stands there by itself; null: none, or nobody knows. */
export function isBegun({ fromAddress, toAddress, packages }: Parts, own: AddressForm | null): boolean {
  const isOwn = own !== null && addressFields.every((field) => textAt(fromAddress, field) === own[field]);
  return (
    (!isOwn && says(fromAddress, 'DE')) ||
    says(toAddress) ||
    (Array.isArray(packages) && packages.some((parcel) => says(parcel)))
  );
}

/** Any text in any field; a country only where it is none of those that stand there by themselves, and never an id. */
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
