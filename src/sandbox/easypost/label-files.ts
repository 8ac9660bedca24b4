// Labels and invoices as files at public URLs, as EasyPost keeps them in an object store.
import type { FastifyInstance } from 'fastify';
import { accountOf, type Carrier } from './carrier-accounts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { layoutLabel } from './label-layout.ts';
import { labelPdf } from './label-pdf.ts';
import { labelPng } from './label-png.ts';
import { labelEpl2, labelZpl } from './label-printer.ts';
import { isPaperless } from './magic.ts';
import { measure } from './measure.ts';
import type { Address, Form, PostageLabel } from './wire-schema.ts';
import { asText } from './input.ts';
import { dayStamp } from './wire-time.ts';
import { stamp, type ShipmentRecord, type StoredFile, type World } from './world.ts';

const FORMATS = {
  PNG: { type: 'image/png', ending: 'png' },
  PDF: { type: 'application/pdf', ending: 'pdf' },
  ZPL: { type: 'application/zpl', ending: 'zpl' },
  EPL2: { type: 'application/epl2', ending: 'epl2' },
} as const;
type LabelFormat = keyof typeof FORMATS;

export const isLabelFormat = (text: string): text is LabelFormat => Object.hasOwn(FORMATS, text);

const isText = (line: string | null | undefined): line is string => Boolean(line);

function addressLines(address: Address): string[] {
  const town = [address.zip, address.city, address.state].filter(isText).join(' ');
  return [address.name, address.company, address.street1, address.street2, town, address.country].filter(
    isText,
  );
}

function marksOf({ wire, piece, boughtAt }: ShipmentRecord) {
  const carrier = wire.selected_rate?.carrier ?? '';
  const { to_address: to } = wire;
  return layoutLabel({
    carrier,
    carrierName: accountOf(carrier as Carrier).readable,
    service: wire.selected_rate?.service ?? '',
    trackingCode: wire.tracking_code ?? '',
    from: addressLines(wire.from_address),
    to: addressLines(to),
    toCountry: to.country ?? '',
    toZip: to.zip ?? '',
    toCity: to.city ?? '',
    weight: `${measure(wire.parcel).kg.toFixed(2)} kg`,
    piece,
    reference: wire.reference ?? asText(wire.options['print_custom_1']) ?? '',
    date: new Date(boughtAt ?? 0).toISOString().slice(0, 10),
  });
}

async function drawLabel(record: ShipmentRecord, format: LabelFormat): Promise<Buffer> {
  const marks = marksOf(record);
  switch (format) {
    case 'PNG':
      return labelPng(marks);
    case 'PDF':
      return labelPdf(marks, `Label ${record.wire.tracking_code}`, record.boughtAt ?? 0);
    case 'ZPL':
      return labelZpl(marks);
    case 'EPL2':
      return labelEpl2(marks);
  }
}

function publish(world: World, ending: string, file: StoredFile): string {
  const path = `${dayStamp(world.clock.now())}/${world.ids.token()}.${ending}`;
  world.files.put(path, file);
  return `${world.origin}/easypost/labels/${path}`;
}

/** Stores a label in this format and returns its URL. */
export function publishLabel(world: World, record: ShipmentRecord, format: LabelFormat): string {
  const { type, ending } = FORMATS[format];
  return publish(world, ending, { type, make: () => drawLabel(record, format) });
}

export function createLabel(world: World, record: ShipmentRecord): PostageLabel {
  const wanted = asText(record.wire.options['label_format'])?.toUpperCase() ?? 'PNG';
  const format = isLabelFormat(wanted) ? wanted : 'PNG';
  const at = stamp(world);
  return {
    object: 'PostageLabel',
    id: world.ids.next('pl'),
    created_at: at,
    updated_at: at,
    date_advance: 0,
    integrated_form: 'none',
    label_date: at,
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: FORMATS[format].type,
    label_url: publishLabel(world, record, format),
    label_pdf_url: null,
    label_zpl_url: null,
    label_epl2_url: null,
    label_file: null,
  };
}

/** Any form of a shipment; all of them look like an invoice here. */
export function createForm(world: World, record: ShipmentRecord, formType: string): Form {
  const at = stamp(world);
  const madeAt = world.clock.now();
  const make = () => invoicePdf(record, formType, madeAt);
  return {
    object: 'Form',
    id: world.ids.next('form'),
    created_at: at,
    updated_at: at,
    mode: 'test',
    form_type: formType,
    form_url: publish(world, 'pdf', { type: 'application/pdf', make }),
    submitted_electronically: null,
  };
}

export const createInvoiceForm = (world: World, record: ShipmentRecord): Form => ({
  ...createForm(world, record, 'commercial_invoice'),
  submitted_electronically: isPaperless(record.wire.to_address),
});

/** Public: anyone who knows the URL may read, as with the real store. */
export function labelFileRoutes(app: FastifyInstance, world: World): void {
  app.get<{ Params: { day: string; file: string } }>(
    '/easypost/labels/:day/:file',
    async ({ params }, reply) => {
      const file = world.files.get(`${params.day}/${params.file}`);
      if (!file) return reply.code(404).type('application/xml').send('<Error><Code>NoSuchKey</Code></Error>');
      return reply.type(file.type).send(await file.make());
    },
  );
}
