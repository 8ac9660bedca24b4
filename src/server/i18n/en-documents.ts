// Texts of invoices, corrections and order confirmations in English.
import { pickup } from '#contract/i18n/en-pickup.ts';
import { warehouse } from '#contract/i18n/en-warehouse.ts';
import type { DocumentTexts, Way } from './de-documents.ts';

const parcels = (count: number): string => (count === 1 ? '1 package' : `${count} packages`);

const EXPORT =
  'Exempt from VAT under section 4 no. 3 (a) (aa) of the German VAT Act (UStG): cross-border transport that relates directly to goods for export.';
const IMPORT =
  'Exempt from VAT under section 4 no. 3 (a) (bb) of the German VAT Act (UStG): transport of imported goods whose costs are part of the taxable amount of the import.';

const WHERE_INVOICE_IS =
  'You will find the invoice for the shipping in your dashboard, with the order under “Documents”.';

export const en: DocumentTexts = {
  invoice: {
    heading: (number: string) => `Invoice ${number}`,
    number: 'Invoice number',
    date: 'Invoice date',
  },
  correction: {
    heading: (number: string) => `Invoice correction ${number}`,
    number: 'Document number',
    date: 'Document date',
    intro: (invoice: string, date: string) =>
      `Correction of invoice ${invoice} dated ${date}: the charge for the following packages no longer applies.`,
    introReduced: (invoice: string, date: string) =>
      `Correction of invoice ${invoice} dated ${date}: the charge for the following packages is reduced.`,
    total: 'Amount refunded',
    givenBack: {
      paypal: 'The amount has been credited to your PayPal account.',
      computop: 'The amount has been credited to your credit card.',
      invoice: 'The amount outstanding on the invoice is reduced by this sum.',
    },
    transferred: 'The amount will be paid to you by bank transfer.',
    transferredInPart: (rest: string) =>
      `Of this amount, ${rest} will be paid to you by bank transfer; the rest has been refunded to your original payment method.`,
  },
  warehouse,
  confirmation: {
    heading: (number: string) => `Order confirmation ${number}`,
    date: 'Order date',
    thanks: 'Thank you for your order. This is what we have booked:',
    noInvoice: 'This confirmation is not an invoice.',
    whereInvoiceIs: WHERE_INVOICE_IS,
    hold: 'Because of the export declaration, customs causes a delay of about 24 hours. You will then receive the final label by e-mail.',
    dutiesLater: (day: string) =>
      `DDP: you pay the duties and taxes of the destination country; the amount is only known after customs clearance. On ${day} you agreed that the actual duties and taxes will be charged afterwards.`,
    authority:
      'Export declaration: with this order you authorise us to lodge it in your name and on your behalf, and confirm that the goods are neither prohibited nor subject to an export licence.',
    sender: 'Sender',
    addressee: 'Recipient',
    parcels: 'Packages',
    parcel: 'No.',
    contents: 'Contents',
    size: 'Dimensions',
    weight: 'Weight',
    tracking: 'Tracking code',
    price: 'Price',
    payment: 'Payment method',
    terms: 'Terms of delivery',
    pickup: 'Pickup',
    pickupUnconfirmed: (day: string) => `${day}, unconfirmed`,
    pickupPlanned: pickup.planned,
    pickupTime: 'Time window',
    pickupHours: (from: string, to: string) => `${from}–${to} (Berlin time)`,
    paymentBy: { paypal: 'PayPal', computop: 'Credit card', invoice: 'Invoice' },
  },
  order: 'Order number',
  supplied: 'Date of supply',
  due: 'Payable by',
  customerVatId: 'Your VAT ID',
  table: { position: 'No.', service: 'Service', amount: 'Net' },
  line: {
    lithium: 'Surcharge for lithium batteries',
    insurance: 'Transport insurance',
    export_documentation: 'Export declaration',
    carbon_neutral: 'Climate contribution',
    pickup: 'Pickup',
    shipping: ({ service, from, to, parcels: count, weight }: Way) => ({
      title: `Parcel shipping ${service}`,
      detail: `${from} – ${to}, ${parcels(count)}, ${weight}`,
    }),
    discount: (code: string | null) => (code ? `Discount (code ${code})` : 'Discount'),
    refund: (parcel: string, of: string) => `Refund for package ${parcel} of ${of}`,
  },
  net: 'Net total',
  vat: (rate: string) => `plus ${rate}% VAT`,
  noVat: 'VAT 0%',
  customs: 'Duties and taxes (disbursement)',
  gross: 'Total amount',
  reasons: {
    export: EXPORT,
    export_territory: `${EXPORT} The destination is not part of the VAT territory of the European Union (section 1 (2) and (2a) UStG).`,
    import: IMPORT,
    import_territory: `${IMPORT} The place of departure is not part of the VAT territory of the European Union (section 1 (2) and (2a) UStG).`,
    outside:
      'Not taxable in Germany: transport outside the European Union (section 3a (8), section 3b (1) UStG).',
    not_charged: 'No VAT has been charged.',
  },
  disbursement: 'Duties and taxes: a disbursement, not part of the consideration (section 10 (1) UStG).',
  paid: {
    paypal: 'Paid with PayPal. Nothing is left to pay.',
    computop: 'Paid by credit card. Nothing is left to pay.',
    invoice: 'This invoice has been settled or is no longer owed.',
  },
  transfer: (amount: string, date: string) => `Please transfer ${amount} by ${date} to this account:`,
  bank: { account: 'Account holder', iban: 'IBAN', bic: 'BIC', bank: 'Bank', reference: 'Reference' },
  footer: {
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    directors: 'Managing directors:',
    page: (page: string, of: string) => `Page ${page} of ${of}`,
  },
};
