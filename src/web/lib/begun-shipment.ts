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

/** A parcel always has an id, and Germany stands in the sender by itself. */
function says(part: unknown, country = ''): boolean {
  const fields = typeof part === 'object' && part !== null ? Object.keys(part) : [];
  return fields.some(
    (field) => field !== 'id' && !(field === 'country' ? ['', country] : ['']).includes(textAt(part, field)),
  );
}

const textAt = (part: unknown, field: string): string => {
  const text = (part as Record<string, unknown> | null)?.[field];
  return typeof text === 'string' ? text.trim() : '';
};
