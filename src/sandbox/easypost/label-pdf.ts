// A label as PDF, 4 × 6 in: real text in an embedded typeface, bars as filled paths.
import {
  closePath,
  fill,
  lineTo,
  moveTo,
  PDFDocument,
  PDFOperator,
  PDFOperatorNames,
  rectangle,
  type PDFFont,
  type PDFPage,
} from 'pdf-lib';
import { embedLabelFaces } from './label-font.ts';
import { DPI, HEIGHT, WIDTH, type Mark } from './label-marks.ts';

const POINTS = 72 / DPI;
const up = (y: number) => (HEIGHT - y) * POINTS;

function drawBoxes(page: PDFPage, marks: readonly Mark[]): void {
  const paths = marks.flatMap((mark) =>
    mark.kind === 'box'
      ? [rectangle(mark.x * POINTS, up(mark.y + mark.height), mark.width * POINTS, mark.height * POINTS)]
      : [],
  );
  page.pushOperators(...paths, fill());
}

function drawShape(page: PDFPage, rings: Extract<Mark, { kind: 'shape' }>['rings']): void {
  const paths = rings.flatMap((ring) => [
    ...ring.map(([x, y], i) => (i === 0 ? moveTo : lineTo)(x * POINTS, up(y))),
    closePath(),
  ]);
  page.pushOperators(...paths, PDFOperator.of(PDFOperatorNames.FillEvenOdd));
}

function drawText(page: PDFPage, mark: Extract<Mark, { kind: 'text' }>, font: PDFFont): void {
  page.drawText(mark.text, { x: mark.x * POINTS, y: up(mark.y), size: mark.size * POINTS, font });
}

/** The same marks and the same moment give the same bytes. */
export async function labelPdf(marks: readonly Mark[], title: string, madeAt: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setProducer('Carrier sandbox');
  document.setCreationDate(new Date(madeAt));
  document.setModificationDate(new Date(madeAt));
  const fonts = await embedLabelFaces(document);
  const page = document.addPage([WIDTH * POINTS, HEIGHT * POINTS]);
  drawBoxes(page, marks);
  for (const mark of marks) {
    if (mark.kind === 'shape') drawShape(page, mark.rings);
    if (mark.kind === 'text') drawText(page, mark, mark.bold ? fonts.bold : fonts.regular);
  }
  return Buffer.from(await document.save());
}
