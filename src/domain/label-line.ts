// What a carrier's label cannot show of an address: lines that are too long, letters unread abroad.

/** Letters that UPS, FedEx and DHL print of a line; when rating they do not look, the purchase is refused. */
const LINE = 35;

type Street = { street1: string; street2?: string | null | undefined };

/** A street too long for its line goes on in the second one, when that is free. */
export function streetLines({ street1, street2 }: Street): { street1: string; street2?: string } {
  if (street2) return { street1, street2 };
  const end = street1.length > LINE ? street1.lastIndexOf(' ', LINE) : -1;
  return end > 0 ? { street1: street1.slice(0, end), street2: street1.slice(end + 1) } : { street1 };
}

const lines = ['name', 'company', 'businessName', 'street1', 'street2', 'city'] as const;
type Line = (typeof lines)[number];

export type LabelFlaw = 'tooLong' | 'notLatin';

/** A hint, never a reason to refuse: other carriers have more room, and some people type what they mean to shorten. */
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
