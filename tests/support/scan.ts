// Reads a label as a scanner would: renders the PDF and decodes the barcodes.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { openPdf } from './open-pdf.ts';

const DPI = 300;
const require = createRequire(import.meta.url);

type Symbol = { format: string; text: string };
type ScannedLabel = { text: string; symbols: Symbol[] };

/** All symbols of a picture. */
export async function scanPicture(
  png: Uint8Array,
  formats: ReaderOptions['formats'] = [],
): Promise<Symbol[]> {
  prepareReader();
  const found = await readBarcodes(new Blob([new Uint8Array(png)]), {
    tryHarder: true,
    maxNumberOfSymbols: 8,
    formats,
  });
  return found.map(({ format, text }) => ({ format, text }));
}

/** Text and symbols of a label's first page. */
export async function scanLabel(pdf: Uint8Array): Promise<ScannedLabel> {
  const { text, png } = await drawPdf(pdf);
  return { text, symbols: await scanPicture(png) };
}

/** The first page as PNG, its text, and its size in points. */
export async function drawPdf(pdf: Uint8Array): Promise<{ png: Buffer; text: string; size: number[] }> {
  // pdf.js picks up these globals when it is loaded.
  Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
  const document = await openPdf(pdf);
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: DPI / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  // Not a DOM canvas, but compatible enough for rendering.
  await page.render({ canvas: canvas as never, viewport }).promise;
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('\n');
  return { png: canvas.toBuffer('image/png'), text, size: page.view };
}

/** Loads the reader's WebAssembly from disk; otherwise it would fetch it from the network. */
function prepareReader(): void {
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve('zxing-wasm/reader/zxing_reader.wasm'),
  );
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } });
}
