// pdf.js in Node. Its build for old engines puts slower parts in place of the engine's, which all tests of a process would run on.

const { push } = Array.prototype;
const { parse, stringify } = JSON;

/** The document that pdf.js makes of the bytes; `verbosity: 0`, it says nothing of fonts it misses. */
export async function openPdf(pdf: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  // Only now: the first document loads the second half of pdf.js, which does the same.
  Object.defineProperty(Array.prototype, 'push', { value: push });
  Object.assign(JSON, { parse, stringify });
  return document;
}
