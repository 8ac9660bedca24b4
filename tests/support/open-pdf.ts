// pdf.js in Node. Its legacy build replaces built-ins with slower polyfills, on which all tests of a process would run.

const { push } = Array.prototype;
const { parse, stringify } = JSON;

/** Opens a PDF with pdf.js; `verbosity: 0` silences warnings about missing fonts. */
export async function openPdf(pdf: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  // Restored only now: the first document loads the second half of pdf.js, which patches them again.
  Object.defineProperty(Array.prototype, 'push', { value: push });
  Object.assign(JSON, { parse, stringify });
  return document;
}
