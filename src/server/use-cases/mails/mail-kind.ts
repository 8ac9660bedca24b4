// The definition of a kind of mail: the data that its row must have, its attachments, and what it says.
import type * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import type { MailTexts } from '../../i18n/de.ts';

/** How the labels reach the customer: in this mail, or by a link where they are too large or not available yet. */
type LabelsBy = 'attachment' | 'link';

/** How the invoice does: also as data, on paper alone, or by a link where the mailbox is too small. */
type InvoiceBy = 'paper-and-data' | 'paper' | 'link';

/** What is attached to the mail. */
export type Enclosed = { labels: LabelsBy; hasConfirmation: boolean; invoice: InvoiceBy };

/** The texts, settings and formats that a mail is written with. */
export type Desk = {
  texts: MailTexts;
  brand: Config['brand'];
  company: Config['company'];
  enclosed: Enclosed;
  /** The warehouse that parcels are brought to, in one line; null: there is no warehouse any more. */
  warehouse: string | null;
  /** The URL of a page of ours, from its path. */
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
  /** Text that must not be missed. */
  | { is: 'note'; text: string }
  /** Text that the law requires. */
  | { is: 'terms'; title: string; texts: readonly string[] }
  | { is: 'facts'; rows: readonly Fact[] }
  | { is: 'codes'; title: string; codes: readonly { code: string; link: string }[] }
  | { is: 'button'; label: string; link: string };

/** Written once, rendered twice: as text and as HTML. */
export type Letter = {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  heading: string;
  tone: 'plain' | 'good' | 'warn' | 'bad';
  blocks: readonly Block[];
};

/** A row of the outbox, checked; the letter is written once it is known what is enclosed. */
type Draft = {
  /** The intent whose labels go with the mail; null: none do. */
  labelsOf: string | null;
  /** The intent whose order confirmation is attached; null: none is. */
  confirmationOf: string | null;
  /** The invoice that is attached, by its document's id; null: none is. */
  invoiceOf: string | null;
  /** When the mail becomes useless; null: never. */
  worthlessFrom: Date | null;
  write: (desk: Desk) => Letter;
};

export type MailKind<Data> = {
  /** Throws when the data is incomplete: a defect of ours, the mail waits. */
  draft: (data: unknown) => Draft;
  /** Carries only the type of the row's data. */
  schema: z.ZodMiniType<Data>;
};

type Plan<Data> = {
  data: z.ZodMiniType<Data>;
  labelsOf?: (data: Data) => string | null;
  confirmationOf?: (data: Data) => string;
  invoiceOf?: (data: Data) => string;
  worthlessFrom?: (data: Data) => Date | null;
  write: (desk: Desk, data: Data) => Letter;
};

/** Defines one kind; list it in mail-kinds.ts, and its sentences in i18n. */
export const mailKind = <Data>({
  data: schema,
  labelsOf,
  confirmationOf,
  invoiceOf,
  worthlessFrom,
  write,
}: Plan<Data>): MailKind<Data> => ({
  schema,
  draft(raw) {
    const data = schema.parse(raw);
    return {
      labelsOf: labelsOf?.(data) ?? null,
      confirmationOf: confirmationOf?.(data) ?? null,
      invoiceOf: invoiceOf?.(data) ?? null,
      worthlessFrom: worthlessFrom?.(data) ?? null,
      write: (desk) => write(desk, data),
    };
  },
});
