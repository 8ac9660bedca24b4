// Draws the first page of a PDF. Half a megabyte with its worker: load it only once a PDF is in the viewport.
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A higher density is not visible in a small picture. */
const MAX_DENSITY = 2;

/** Draws into a canvas as wide as its place on the page. Rejects if the file is no readable PDF. */
export async function drawPdf(file: ArrayBuffer, canvas: HTMLCanvasElement): Promise<void> {
  // Our pages forbid both, evaluated code and WebAssembly; pdf.js can do without.
  const task = getDocument({ data: new Uint8Array(file), isEvalSupported: false, useWasm: false });
  try {
    const page = await (await task.promise).getPage(1);
    const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
    const scale = (canvas.clientWidth * density) / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
  } finally {
    await task.destroy();
  }
}
