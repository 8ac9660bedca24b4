// Address lines on labels: texts that are too long for a carrier, and letters that are not read abroad.
import type { Carrier } from './carrier.ts';
import { cutText } from './cut-text.ts';

/** Letters of a name. A carrier with less room than we assume refuses the purchase, not the quote. */
const LINE = 35;

type Room = { street: number; city: number; zip: number; phone: number; email: number };

/**
 * Letters of each of the two street lines, of town, postcode and e-mail address, and digits of the phone number, as in
 * the carriers' own label APIs (UPS Shipping, FedEx Ship, MyDHL, DPD Web Connect, DHL Parcel DE Shipping). For USPS no
 * such limits are known.
 */
const rooms: Readonly<Record<Carrier, Room | null>> = {
  UPS: { street: LINE, city: 30, zip: 9, phone: 15, email: 50 },
  FedEx: { street: LINE, city: 35, zip: 10, phone: 15, email: 80 },
  'DHL Express': { street: 45, city: 45, zip: 12, phone: 70, email: 70 },
  DPD: { street: LINE, city: 35, zip: 9, phone: 30, email: 50 },
  'DHL Paket': { street: 50, city: 40, zip: 10, phone: 20, email: 80 },
  USPS: null,
};

type Street = { street1: string; street2?: string | null | undefined };
type StreetLines = { street1: string; street2?: string };

/** EasyPost has two street lines, though UPS and DHL would print three. */
const hasRoom = ({ street1, street2 = '' }: StreetLines, letters: number): boolean =>
  street1.length <= letters && street2.length <= letters;

/**
 * A street too long for its lines is split at another blank, with all its letters; as typed where that does not help.
 */
export function streetLines(street: Street, carrier: Carrier | null = null): StreetLines {
  const { street1, street2 } = street;
  const letters = (carrier && rooms[carrier]?.street) ?? LINE;
  const typed = street2 ? { street1, street2 } : { street1 };
  if (hasRoom(typed, letters)) return typed;
  const [first, rest] = halves(Object.values(typed).join(', '), letters);
  // The line break separates as well as the comma.
  const parted = { street1: first.replace(/,$/, ''), street2: rest };
  return rest && hasRoom(parted, letters) ? parted : typed;
}

type Place = Street & { city: string; zip: string; phone: string };
type Ends = { fromAddress: Place; toAddress: Place };

/** A field too long for a label ("toAddress.city") and its limit in characters; for a street, per line of two. */
export type TooLong = { path: string; max: number };

/** Not empty: the carrier would refuse the label once it is paid for. */
export const tooLongFor = (carrier: Carrier, { fromAddress, toAddress }: Ends): TooLong[] =>
  Object.entries({ fromAddress, toAddress }).flatMap(([end, address]) =>
    overlongIn(address, carrier).map(([field, max]) => ({ path: `${end}.${field}`, max })),
  );

function overlongIn(address: Place, carrier: Carrier): [field: string, max: number][] {
  const room = rooms[carrier];
  if (!room) return [];
  const isStreetCarried = hasRoom(streetLines(address, carrier), room.street);
  const lines: [field: string, text: string, max: number][] = [
    ['street1', isStreetCarried ? '' : address.street1, room.street],
    ['street2', isStreetCarried ? '' : (address.street2 ?? ''), room.street],
    ['city', address.city, room.city],
    // Blanks, dots and hyphens are not sent.
    ['zip', address.zip.replace(/[^\p{L}\p{Nd}]/gu, ''), room.zip],
    ['phone', address.phone.replace(/\P{Nd}/gu, ''), room.phone],
  ];
  return lines.flatMap(([field, text, max]) => (text.length > max ? [[field, max]] : []));
}

/** No carrier needs the address: a recipient that it cannot write to hears of the parcel from the sender. */
export const fitsEmail = (email: string, carrier: Carrier | null): boolean =>
  email.length <= ((carrier && rooms[carrier]?.email) ?? Infinity);

type Names = { name: string; company: string | null };
type NameRoom = { name: number; company: number };

/**
 * Name lines with which the label can be bought: a name too long for its line goes on in the company's, if that is
 * free. What has no room then either is left out, as the form has warned (`tooLong`): street and town bring the parcel
 * to the door.
 */
export function nameLines(
  { name, company }: Names,
  room: NameRoom = { name: LINE, company: LINE },
): { name: string; company?: string } {
  if (company) return { name: cut(name, room.name), company: cut(company, room.company) };
  const [first, rest] = halves(name, room.name);
  return rest ? { name: first, company: cut(rest, room.company) } : { name: cut(name, room.name) };
}

/** Split at the last blank that leaves the first half short enough; whole where there is none. */
function halves(text: string, letters: number): [first: string, rest: string] {
  const end = text.length > letters ? text.lastIndexOf(' ', letters) : -1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}

/** At a blank, where there is one. */
const cut = (text: string, letters: number): string => cutText(halves(text, letters)[0], letters);

const lines = ['name', 'company', 'businessName', 'street1', 'street2', 'city'] as const;
type Line = (typeof lines)[number];

const tooLong = { street1: 'streetTooLong', street2: 'streetTooLong', city: 'cityTooLong' } as const;
type LabelFlaw = 'tooLong' | 'streetTooLong' | 'cityTooLong' | 'notLatin';

/** The tightest limit: a town that keeps to it fits every carrier. */
const CITY = Math.min(...Object.values(rooms).flatMap((room) => room?.city ?? []));

/** A hint, never a reason to refuse: the excess of a name is left out, and other carriers print more of a street. */
export function labelFlaws(typed: Readonly<Record<Line, string>>): Partial<Record<Line, LabelFlaw>> {
  // As it is stored (text.ts): pasted letters may be apart from their marks.
  const textOf = (line: Line): string => typed[line].trim().normalize();
  const street = { street1: textOf('street1'), street2: textOf('street2') };
  const isStreetCarried = hasRoom(streetLines(street), LINE);
  const flawOf = (line: Line): LabelFlaw | null => {
    // Of a business's two names, a label shows `company`.
    if (line === 'businessName' && typed.company.trim()) return null;
    const text = textOf(line);
    if (!isLatin(text)) return 'notLatin';
    if (line in street && isStreetCarried) return null;
    if (text.length <= (line === 'city' ? CITY : LINE)) return null;
    return line in tooLong ? tooLong[line as keyof typeof tooLong] : 'tooLong';
  };
  return Object.fromEntries(
    lines.flatMap((line) => [[line, flawOf(line)] as const].filter(([, flaw]) => flaw)),
  );
}

/** Labels and customs papers are written in Latin letters, without emoji. */
const isLatin = (text: string): boolean =>
  /^(?:[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}](?<!\p{Emoji_Presentation}))*$/u.test(text);
