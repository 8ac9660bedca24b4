// A label as PDF, 4 × 6 in: real text in an embedded typeface, bars as filled paths.
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, type PDFFont } from 'pdf-lib';
import { embedLabelFaces } from './label-font.ts';
import { DPI, HEIGHT, WIDTH, type Mark } from './label-marks.ts';

const POINTS = 72 / DPI;

/** Rounded to a hundredth of a dot; PDF's y axis points up. */
const at = (x: number, y: number): string => `${round(x)} ${round(HEIGHT - y)}`;
const round = (dots: number): number => Math.round(dots * 100) / 100;

/** In dots. Written as text: with a pdf-lib object per number (6,000) a MaxiCode takes as long as a purchase. */
function drawing(marks: readonly Mark[], fonts: { regular: PDFFont; bold: PDFFont }): string {
  const boxes = marks.flatMap((mark) =>
    mark.kind === 'box'
      ? [`${at(mark.x, mark.y + mark.height)} ${round(mark.width)} ${round(mark.height)} re`]
      : [],
  );
  const rest = marks.flatMap((mark) => {
    if (mark.kind === 'shape') return [...mark.rings.map(ringPath), 'f*'];
    if (mark.kind === 'box') return [];
    const [name, font] = mark.bold ? ['Bold', fonts.bold] : ['Regular', fonts.regular];
    const text = font.encodeText(mark.text).toString();
    return [`BT /${name} ${mark.size} Tf ${at(mark.x, mark.y)} Td ${text} Tj ET`];
  });
  return [`${POINTS} 0 0 ${POINTS} 0 0 cm`, ...boxes, 'f', ...rest].join('\n');
}

const ringPath = (ring: readonly (readonly [number, number])[]): string =>
  `${ring.map(([x, y], i) => `${at(x, y)} ${i === 0 ? 'm' : 'l'}`).join('\n')} h`;

/** The same marks, title and time give the same bytes. */
export async function labelPdf(marks: readonly Mark[], title: string, madeAt: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { context } = document;
  // pdf-lib compresses in JavaScript; Node's zlib takes a tenth of the time.
  context.flateStream = (contents, dict) => {
    const bytes = typeof contents === 'string' ? Buffer.from(contents, 'latin1') : contents;
    return context.stream(deflateSync(bytes), { ...dict, Filter: 'FlateDecode' });
  };
  document.setTitle(title);
  document.setProducer('Carrier sandbox');
  document.setCreationDate(new Date(madeAt));
  document.setModificationDate(new Date(madeAt));
  const fonts = await embedLabelFaces(document);
  const { node } = document.addPage([WIDTH * POINTS, HEIGHT * POINTS]);
  node.normalize();
  node.setFontDictionary(PDFName.of('Regular'), fonts.regular.ref);
  node.setFontDictionary(PDFName.of('Bold'), fonts.bold.ref);
  node.set(PDFName.of('Contents'), context.register(context.flateStream(drawing(marks, fonts))));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
