// How much of an address a carrier prints: checked when a label is bought, never when it is quoted.
import type { Carrier } from './carrier-accounts.ts';
import type { Address } from './wire-schema.ts';

type Room = Partial<Record<'name' | 'company' | 'street' | 'city' | 'zip' | 'phone' | 'email', number>>;

/** UPS Shipping, FedEx Ship, MyDHL, DPD Web Connect, DHL Parcel DE Shipping. */
const ROOMS: Partial<Record<Carrier, Room>> = {
  UPS: { name: 35, company: 35, street: 35, city: 30, zip: 9, phone: 15, email: 50 },
  FedEx: { name: 35, company: 35, street: 35, city: 35, zip: 10, phone: 15, email: 80 },
  DHLExpress: { name: 255, company: 100, street: 45, city: 45, zip: 12, phone: 70, email: 70 },
  DPD: { name: 35, company: 35, street: 35, city: 35, zip: 9, phone: 30, email: 50 },
  DhlPaket: { name: 50, company: 50, street: 50, city: 40, zip: 10, phone: 20, email: 80 },
};

/** The refusal message; undefined when everything fits. */
export function longPart(carrier: string, address: Address): string | undefined {
  const room = ROOMS[carrier as Carrier];
  if (!room) return undefined;
  const { name, company, street1, street2, city, zip, phone, email } = address;
  const parts: readonly (readonly [keyof Room, string | null])[] = [
    ['name', name],
    ['company', company],
    ['street', street1],
    ['street', street2],
    ['city', city],
    // Postcode and phone go to the carrier without separators.
    ['zip', zip?.replace(/[\s.-]/g, '') ?? null],
    ['phone', phone?.replace(/\D/g, '') ?? null],
    ['email', email],
  ];
  const [part] = parts.find(([key, text]) => (text?.length ?? 0) > (room[key] ?? Infinity)) ?? [];
  return part && `Missing or invalid ${part}: at most ${room[part]} characters are allowed.`;
}
