// Texts of invoices, corrections and order confirmations in German; defines the keys.
import { pickup } from '#contract/i18n/de-pickup.ts';
import { warehouse } from '#contract/i18n/de-warehouse.ts';
import type { LineCode, NoVatReason } from '#domain/document.ts';
import type { Provider } from '#domain/intent.ts';

export type Way = {
  service: string;
  from: string;
  to: string;
  parcels: number;
  weight: string;
};

const parcels = (count: number): string => (count === 1 ? '1 Paket' : `${count} Pakete`);

const lines: Record<Exclude<LineCode, 'shipping' | 'discount' | 'refund'>, string> = {
  lithium: 'Zuschlag für Lithiumbatterien',
  insurance: 'Transportversicherung',
  export_documentation: 'Ausfuhranmeldung',
  carbon_neutral: 'Klimabeitrag',
  pickup: 'Abholung',
};

const EXPORT =
  'Umsatzsteuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. aa UStG: grenzüberschreitende Beförderung, die sich unmittelbar auf Gegenstände der Ausfuhr bezieht.';
const IMPORT =
  'Umsatzsteuerfrei nach § 4 Nr. 3 Buchst. a Doppelbuchst. bb UStG: Beförderung eingeführter Gegenstände, deren Kosten in der Bemessungsgrundlage für die Einfuhr enthalten sind.';

const reasons: Record<NoVatReason, string> = {
  export: EXPORT,
  export_territory: `${EXPORT} Der Bestimmungsort gehört nicht zum umsatzsteuerlichen Gemeinschaftsgebiet (§ 1 Abs. 2 und 2a UStG).`,
  import: IMPORT,
  import_territory: `${IMPORT} Der Abgangsort gehört nicht zum umsatzsteuerlichen Gemeinschaftsgebiet (§ 1 Abs. 2 und 2a UStG).`,
  outside:
    'Nicht im Inland steuerbar: Beförderung außerhalb des Gemeinschaftsgebiets (§ 3a Abs. 8, § 3b Abs. 1 UStG).',
  not_charged: 'Es wurde keine Umsatzsteuer berechnet.',
};

const paid: Record<Provider, string> = {
  paypal: 'Bezahlt per PayPal. Der Rechnungsbetrag ist beglichen.',
  computop: 'Bezahlt per Kreditkarte. Der Rechnungsbetrag ist beglichen.',
  invoice: 'Der Rechnungsbetrag ist beglichen oder nicht mehr geschuldet.',
};

const givenBack: Record<Provider, string> = {
  paypal: 'Der Betrag wurde Ihrem PayPal-Konto gutgeschrieben.',
  computop: 'Der Betrag wurde Ihrer Kreditkarte gutgeschrieben.',
  invoice: 'Der offene Betrag der Rechnung verringert sich um diese Summe.',
};

const payment: Record<Provider, string> = { paypal: 'PayPal', computop: 'Kreditkarte', invoice: 'Rechnung' };

const WHERE_INVOICE_IS =
  'Die Rechnung über den Versand finden Sie im Dashboard bei der Bestellung unter „Dokumente“.';

export const de = {
  invoice: {
    heading: (number: string) => `Rechnung ${number}`,
    number: 'Rechnungsnummer',
    date: 'Rechnungsdatum',
  },
  correction: {
    heading: (number: string) => `Rechnungskorrektur ${number}`,
    number: 'Belegnummer',
    date: 'Belegdatum',
    intro: (invoice: string, date: string) =>
      `Korrektur der Rechnung ${invoice} vom ${date}: Das Entgelt für die folgenden Pakete entfällt.`,
    introReduced: (invoice: string, date: string) =>
      `Korrektur der Rechnung ${invoice} vom ${date}: Das Entgelt für die folgenden Pakete mindert sich.`,
    total: 'Erstattungsbetrag',
    givenBack,
    transferred: 'Der Betrag geht Ihnen per Überweisung zu.',
    transferredInPart: (rest: string) =>
      `Von dem Betrag gehen Ihnen ${rest} per Überweisung zu; das Übrige wurde auf dem Weg erstattet, auf dem Sie bezahlt haben.`,
  },
  warehouse,
  confirmation: {
    heading: (number: string) => `Auftragsbestätigung ${number}`,
    date: 'Bestelldatum',
    thanks: 'Vielen Dank für Ihre Bestellung. Wir haben sie so gebucht:',
    noInvoice: 'Diese Bestätigung ist keine Rechnung.',
    whereInvoiceIs: WHERE_INVOICE_IS,
    hold: 'Wegen der Ausfuhranmeldung verzögert sich die Freigabe durch den Zoll um etwa 24 Stunden. Das endgültige Label erhalten Sie danach per E-Mail.',
    dutiesLater: (day: string) =>
      `DDP: Zölle und Steuern des Ziellands zahlen Sie; ihre Höhe steht erst nach der Verzollung fest. Am ${day} haben Sie zugestimmt, dass die tatsächlichen Abgaben nachberechnet werden.`,
    /** Articles 18 and 19 of the Union Customs Code. */
    authority:
      'Ausfuhranmeldung: Mit dieser Bestellung bevollmächtigen Sie uns, sie in Ihrem Namen und für Ihre Rechnung abzugeben, und bestätigen, dass die Waren weder verboten noch genehmigungspflichtig sind.',
    sender: 'Absender',
    addressee: 'Empfänger',
    parcels: 'Pakete',
    parcel: 'Nr.',
    contents: 'Inhalt',
    size: 'Maße',
    weight: 'Gewicht',
    tracking: 'Tracking-Code',
    price: 'Preis',
    payment: 'Zahlungsart',
    terms: 'Lieferbedingung',
    pickup: 'Abholung',
    pickupUnconfirmed: (day: string) => `${day}, unbestätigt`,
    pickupPlanned: pickup.planned,
    pickupTime: 'Zeitfenster',
    pickupHours: (from: string, to: string) => `${from}–${to} Uhr (Berliner Zeit)`,
    paymentBy: payment,
  },
  order: 'Bestellnummer',
  supplied: 'Leistungsdatum',
  due: 'Zahlbar bis',
  customerVatId: 'Ihre USt-IdNr.',
  table: { position: 'Pos.', service: 'Leistung', amount: 'Netto' },
  line: {
    ...lines,
    shipping: ({ service, from, to, parcels: count, weight }: Way) => ({
      title: `Paketversand ${service}`,
      detail: `${from} – ${to}, ${parcels(count)}, ${weight}`,
    }),
    discount: (code: string | null) => (code ? `Rabatt (Code ${code})` : 'Rabatt'),
    refund: (parcel: string, of: string) => `Rückerstattung für Paket ${parcel} von ${of}`,
  },
  net: 'Summe netto',
  vat: (rate: string) => `zzgl. ${rate}\u00a0% Umsatzsteuer`,
  noVat: 'Umsatzsteuer 0\u00a0%',
  customs: 'Zölle und Abgaben (durchlaufender Posten)',
  gross: 'Gesamtbetrag',
  reasons,
  /** What an e-invoice says about duties, next to its reason for no VAT. */
  disbursement: 'Zölle und Abgaben: durchlaufender Posten, kein Entgelt (§ 10 Abs. 1 UStG).',
  paid,
  transfer: (amount: string, date: string) =>
    `Bitte überweisen Sie ${amount} bis zum ${date} auf dieses Konto:`,
  bank: { account: 'Kontoinhaber', iban: 'IBAN', bic: 'BIC', bank: 'Bank', reference: 'Verwendungszweck' },
  footer: {
    vatId: 'USt-IdNr.',
    taxNumber: 'Steuernummer',
    directors: 'Geschäftsführung:',
    page: (page: string, of: string) => `Seite ${page} von ${of}`,
  },
};

export type DocumentTexts = typeof de;
