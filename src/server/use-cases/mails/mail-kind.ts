// What a kind of mail is: the data that its row must have, the papers that go with it, and what it says.
import type * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import type { MailTexts } from '../../i18n/de.ts';

/** How the labels reach the customer: in this mail, or by its link where they are too large or not to be had yet. */
export type LabelsBy = 'attachment' | 'link';

/** What lies in the mail itself. */
export type Enclosed = { labels: LabelsBy; hasConfirmation: boolean };

/** What a mail is written with. */
export type Desk = {
  texts: MailTexts;
  brand: Config['brand'];
  company: Config['company'];
  enclosed: Enclosed;
  /** Where parcels are brought, in one line; null: there is no warehouse any more. */
  warehouse: string | null;
  /** A page of ours, from its path. */
  linkTo: (path: string) => string;
  /** Cents as "12,90 €" or "€12.90". */
  euro: (cents: number) => string;
  /** yyyy-MM-dd as dd.MM.yyyy. */
  day: (date: string) => string;
  /** "Zürich (Schweiz)". */
  town: (place: { city: string; country: string }) => string;
};

export type Fact = readonly [label: string, value: string];

export type Block =
  | { is: 'text'; text: string }
  /** What must not be missed. */
  | { is: 'note'; text: string }
  /** What the law wants to be said. */
  | { is: 'terms'; title: string; texts: readonly string[] }
  | { is: 'facts'; rows: readonly Fact[] }
  | { is: 'codes'; title: string; codes: readonly { code: string; link: string }[] }
  | { is: 'button'; label: string; link: string };

/** Said once, drawn twice: as text and as HTML. */
export type Letter = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  tone: 'plain' | 'good' | 'warn' | 'bad';
  blocks: readonly Block[];
};

/** A row of the outbox, checked; the letter is written once it is known what is enclosed. */
export type Draft = {
  /** The intent whose labels go with the mail; null: none do. */
  labelsOf: string | null;
  /** The intent whose order is confirmed on a paper in the mail; null: none is. */
  confirmationOf: string | null;
  /** From then on nobody is helped by it; null: it always says something. */
  worthlessFrom: Date | null;
  write: (desk: Desk) => Letter;
};

export type MailKind<Data> = {
  /** Throws when the data is incomplete: a defect of ours, the mail waits. */
  draft: (data: unknown) => Draft;
  /** Only the type of what the row must have. */
  schema: z.ZodMiniType<Data>;
};

type Plan<Data> = {
  data: z.ZodMiniType<Data>;
  labelsOf?: (data: Data) => string | null;
  confirmationOf?: (data: Data) => string;
  worthlessFrom?: (data: Data) => Date | null;
  write: (desk: Desk, data: Data) => Letter;
};

/** One kind; list it in mail-kinds.ts, its sentences in i18n. */
export const mailKind = <Data>({
  data: schema,
  labelsOf,
  confirmationOf,
  worthlessFrom,
  write,
}: Plan<Data>): MailKind<Data> => ({
  schema,
  draft(raw) {
    const data = schema.parse(raw);
    return {
      labelsOf: labelsOf?.(data) ?? null,
      confirmationOf: confirmationOf?.(data) ?? null,
      worthlessFrom: worthlessFrom?.(data) ?? null,
      write: (desk) => write(desk, data),
    };
  },
});
