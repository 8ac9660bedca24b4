// What a carrier's label cannot show of an address: lines that are too long, letters unread abroad.

/** Letters that UPS, FedEx and DHL print of a line; when rating they do not look, the purchase is refused. */
const LINE = 35;

type Street = { street1: string; street2?: string | null | undefined };

/** A street too long for its line goes on in the second one, when that is free. */
export function streetLines({ street1, street2 }: Street): { street1: string; street2?: string } {
  if (street2) return { street1, street2 };
  const [first, rest] = halves(street1);
  return rest ? { street1: first, street2: rest } : { street1 };
}

type Names = { name: string; company: string | null };

/**
 * Who it is for, so that it is bought: a name too long for its line goes on in the company's, when that is free. What has
 * no room then either is left out, as the form has said (`tooLong`): street and town bring the parcel to the door.
 */
export function nameLines({ name, company }: Names): { name: string; company?: string } {
  if (company) return { name: cut(name), company: cut(company) };
  const [first, rest] = halves(name);
  return rest ? { name: first, company: cut(rest) } : { name: cut(name) };
}

/** Parted at the last blank that leaves the first half short enough; whole where there is none. */
function halves(text: string): [first: string, rest: string] {
  const end = text.length > LINE ? text.lastIndexOf(' ', LINE) : -1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}

/** By whole letters: half of a pair is none. */
const cut = (text: string): string => {
  const [first] = halves(text);
  return first.length <= LINE ? first : first.slice(0, LINE).replace(/[\uD800-\uDBFF]$/, '');
};

const lines = ['name', 'company', 'businessName', 'street1', 'street2', 'city'] as const;
type Line = (typeof lines)[number];

export type LabelFlaw = 'tooLong' | 'notLatin';

/** A hint, never a reason to refuse: what is too long of a name is left out, and of a street some carriers print more. */
export function labelFlaws(typed: Readonly<Record<Line, string>>): Partial<Record<Line, LabelFlaw>> {
  const flawOf = (line: Line): LabelFlaw | null => {
    // A label shows the company's of two names of a business.
    if (line === 'businessName' && typed.company.trim()) return null;
    const text = typed[line].trim();
    if (!isLatin(text)) return 'notLatin';
    const isCarried = line === 'street1' && !typed.street2.trim();
    const printed = isCarried ? Object.values(streetLines({ street1: text })) : [text];
    return printed.some(({ length }) => length > LINE) ? 'tooLong' : null;
  };
  return Object.fromEntries(
    lines.flatMap((line) => [[line, flawOf(line)] as const].filter(([, flaw]) => flaw)),
  );
}

/** Labels and customs papers are written in Latin letters, and pictures are none. */
const isLatin = (text: string): boolean =>
  /^(?:[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}](?<!\p{Emoji_Presentation}))*$/u.test(text);
