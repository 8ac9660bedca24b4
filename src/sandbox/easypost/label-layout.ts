// The layout of a label: carrier, service, sender, recipient, weight, piece, barcodes, and TEST.
import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };
import { code128, matrixCode, maxiCode } from './label-barcodes.ts';
import { fitText, textWidth } from './label-font.ts';
import { WIDTH, type Mark } from './label-marks.ts';

type LabelContent = {
  carrier: string;
  carrierName: string;
  service: string;
  trackingCode: string;
  from: readonly string[];
  to: readonly string[];
  toCountry: string;
  toZip: string;
  toCity: string;
  /** `12.50 kg` */
  weight: string;
  piece: { n: number; of: number };
  reference: string;
  /** `2026-03-04` */
  date: string;
};

const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;
const TEST_LINE = 'TEST – not valid for shipping – DEMO';

type Line = { x?: number; y: number; size: number; bold?: boolean; width?: number };

function text(value: string, { x = MARGIN, y, size, bold = false, width = INNER }: Line): Mark {
  return { kind: 'text', x, y, bold, ...fitText(value, width, size, bold) };
}

function centred(value: string, line: Line): Mark {
  const fitted = fitText(value, INNER, line.size, line.bold ?? false);
  const x = Math.round((WIDTH - textWidth(fitted.text, fitted.size, line.bold ?? false)) / 2);
  return { kind: 'text', x, y: line.y, bold: line.bold ?? false, ...fitted };
}

const rule = (y: number, height = 4): Mark => ({ kind: 'box', x: MARGIN, y, width: INNER, height });

function frame(): Mark[] {
  const [left, top, width, height] = [20, 20, WIDTH - 40, 1760];
  return [
    { kind: 'box', x: left, y: top, width, height: 6 },
    { kind: 'box', x: left, y: top + height - 6, width, height: 6 },
    { kind: 'box', x: left, y: top, width: 6, height },
    { kind: 'box', x: left + width - 6, y: top, width: 6, height },
  ];
}

const GS = '\u001d';
const RS = '\u001e';

const NUMERIC = new Map(codes.map(([alpha2, , numeric]) => [alpha2, numeric]));

/** Letters that NFKD does not decompose into a plain letter and an accent. */
const PLAIN: Record<string, string> = { Ł: 'L', Ø: 'O', Đ: 'D', Æ: 'AE', Œ: 'OE', Þ: 'TH' };

/** MaxiCode is limited to unaccented capital letters here. */
const plainCapitals = (text: string) =>
  text
    .toUpperCase()
    .replace(/[ŁØĐÆŒÞ]/g, (letter) => PLAIN[letter] ?? '')
    .normalize('NFKD')
    .replace(/[^A-Z0-9 ]/g, '');

/** ISO 15434, format 01: postcode, country, class, then data for UPS hubs. Mode 2 is for the United States. */
function upsMaxiCode({ toZip, toCountry, toCity, trackingCode, piece, weight }: LabelContent): Mark[] {
  const mode = toCountry === 'US' && /^\d{5}/.test(toZip) ? 2 : 3;
  const plain = toZip.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const postcode = mode === 2 ? plain.slice(0, 9).padEnd(9, '0') : plain.slice(0, 6) || '0';
  const city = plainCapitals(toCity).slice(0, 12);
  const kilograms = String(Math.max(1, Math.ceil(Number.parseFloat(weight)))).slice(0, 4);
  const tail = [
    trackingCode.slice(0, 2) + trackingCode.slice(-8),
    'UPSN',
    '000000',
    '001',
    '',
    `${piece.n}/${piece.of}`,
  ];
  const secondary = [...tail, kilograms, 'N', '', city, ''].join(GS);
  const code = `[)>${RS}01${GS}96${postcode}${GS}${NUMERIC.get(toCountry) ?? '000'}${GS}001${GS}${secondary}${RS}\u0004`;
  return maxiCode(code, mode, { x: WIDTH - MARGIN - 340, y: 780 });
}

/** Each carrier's symbol besides Code 128. */
function carrierSymbol(content: LabelContent): Mark[] {
  const { carrier, trackingCode, toCountry, toZip, service, piece } = content;
  const routing = `${trackingCode}|${toCountry}|${toZip}|${service}|${piece.n}/${piece.of}`;
  const right = WIDTH - MARGIN;
  switch (carrier) {
    case 'UPS':
      return upsMaxiCode(content);
    case 'FedEx':
      return matrixCode('pdf417', routing, { x: right - 640, y: 850, dots: 4 });
    case 'DHLExpress':
      return matrixCode('datamatrix', routing, { x: right - 300, y: 790, dots: 10 });
    case 'DPD':
      return matrixCode('azteccode', routing, { x: right - 300, y: 790, dots: 9 });
    default:
      return matrixCode('datamatrix', routing, { x: right - 300, y: 790, dots: 10 });
  }
}

/** From the top: head, TEST, sender, recipient, facts and second symbol, Code 128, TEST again. */
export function layoutLabel(content: LabelContent): Mark[] {
  const { piece } = content;
  const facts = [
    `Weight ${content.weight}`,
    `Piece ${piece.n}/${piece.of}`,
    `Date ${content.date}`,
    ...(content.reference ? [`Ref ${content.reference}`] : []),
  ];
  return [
    ...frame(),
    text(content.carrierName, { y: 118, size: 84, bold: true, width: 540 }),
    text(content.service, { x: 600, y: 112, size: 40, bold: true, width: 552 }),
    rule(144),
    centred(TEST_LINE, { y: 206, size: 50, bold: true }),
    rule(230),
    text('FROM', { y: 274, size: 26, bold: true }),
    ...content.from
      .slice(0, 6)
      .map((line, i) => text(line, { x: 180, y: 274 + i * 34, size: 28, width: 960 })),
    rule(476),
    text('TO', { y: 522, size: 40, bold: true }),
    ...content.to
      .slice(0, 6)
      .map((line, i) => text(line, { x: 180, y: 522 + i * 42, size: 40, bold: i === 0, width: 960 })),
    text(content.toCountry, { y: 730, size: 72, bold: true, width: 130 }),
    rule(750, 6),
    ...facts.map((fact, i) => text(fact, { y: 830 + i * 60, size: 36, width: 400 })),
    ...carrierSymbol(content),
    rule(1130, 6),
    ...code128(content.trackingCode, { x: MARGIN, y: 1180, width: INNER, height: 340 }),
    centred(content.trackingCode, { y: 1590, size: 52, bold: true }),
    rule(1630),
    centred(TEST_LINE, { y: 1710, size: 50, bold: true }),
  ];
}
