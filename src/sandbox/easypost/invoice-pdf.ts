// The commercial invoice (and other papers) that come with a bought shipment: one plain A4 page.
import { PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import { embedLabelFaces, fitText } from './label-font.ts';
import { asText } from './input.ts';
import type { Address, Shipment } from './wire-schema.ts';
import type { ShipmentRecord } from './world.ts';

const A4: [number, number] = [595.28, 841.89];
const LEFT = 50;
const CONSIGNEE_LEFT = 320;

type Pen = { page: PDFPage; regular: PDFFont; bold: PDFFont };

function write(
  { page, regular, bold }: Pen,
  line: { text: string; x: number; y: number; width?: number; size?: number; heavy?: boolean },
): void {
  const { text, x, y, width = A4[0] - x - 40, size = 9, heavy = false } = line;
  // Text is measured in whole dots; measuring at four times the size is more precise.
  const fitted = fitText(text, 4 * width, 4 * size, heavy);
  page.drawText(fitted.text, { x, y, size: fitted.size / 4, font: heavy ? bold : regular });
}

function writeAddress(pen: Pen, title: string, address: Address, x: number): void {
  write(pen, { text: title, x, y: 740, heavy: true });
  const town = `${address.zip ?? ''} ${address.city ?? ''} ${address.country ?? ''}`;
  [address.name, address.company, address.street1, address.street2, town, address.phone]
    .filter((line): line is string => Boolean(line))
    .forEach((text, i) => write(pen, { text, x, y: 726 - i * 12, width: CONSIGNEE_LEFT - LEFT - 20 }));
}

function writeItems(pen: Pen, shipment: Shipment): void {
  const columns = [LEFT, 260, 328, 372, 430, 490];
  const row = (y: number, cells: string[], heavy: boolean) =>
    cells.forEach((text, i) =>
      write(pen, {
        text,
        x: columns[i] ?? LEFT,
        y,
        width: (columns[i + 1] ?? 555) - (columns[i] ?? LEFT) - 6,
        heavy,
      }),
    );
  row(620, ['Description', 'HS code', 'Origin', 'Quantity', 'Value', 'Currency'], true);
  const items = shipment.customs_info?.customs_items ?? [];
  items
    .slice(0, 40)
    .forEach((item, i) =>
      row(
        604 - i * 13,
        [
          item.description ?? '',
          item.hs_tariff_number ?? '',
          item.origin_country ?? '',
          String(item.quantity),
          item.value,
          item.currency ?? 'USD',
        ],
        false,
      ),
    );
  const total = items.reduce((sum, item) => sum + Math.round(Number(item.value) * 100), 0);
  const below = 590 - Math.min(items.length, 40) * 13;
  row(below, ['Total', '', '', '', (total / 100).toFixed(2), items[0]?.currency ?? ''], true);
}

type Invoiced = Pick<ShipmentRecord, 'wire' | 'taxIds'>;

export async function invoicePdf(
  { wire: shipment, taxIds }: Invoiced,
  formType: string,
  madeAt: number,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setProducer('Carrier sandbox');
  document.setCreationDate(new Date(madeAt));
  document.setModificationDate(new Date(madeAt));
  const pen: Pen = {
    page: document.addPage(A4),
    ...(await embedLabelFaces(document)),
  };
  write(pen, { text: formType.replaceAll('_', ' ').toUpperCase(), x: LEFT, y: 790, size: 18, heavy: true });
  write(pen, {
    text: `TEST – ${shipment.tracking_code ?? ''} – ${new Date(madeAt).toISOString().slice(0, 10)}`,
    x: LEFT,
    y: 768,
  });
  writeAddress(pen, 'Exporter', shipment.from_address, LEFT);
  writeAddress(pen, 'Consignee', shipment.to_address, CONSIGNEE_LEFT);
  writeItems(pen, shipment);
  const { invoice_number: number, incoterm } = shipment.options;
  const terms = [
    asText(number) && `Invoice number: ${asText(number)}`,
    asText(incoterm) && `Incoterm: ${asText(incoterm)}`,
  ];
  [...terms, ...taxIds]
    .filter((line): line is string => Boolean(line))
    .forEach((text, i) => write(pen, { text, x: LEFT, y: 150 - i * 13 }));
  const signer = shipment.customs_info?.customs_signer;
  if (signer) write(pen, { text: `Signed: ${signer}`, x: LEFT, y: 60 });
  return Buffer.from(await document.save());
}
