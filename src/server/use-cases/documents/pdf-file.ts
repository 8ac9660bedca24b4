// A paper on its way to the browser: its name, what tells it from others, and the drawing, which is done when needed.
import { createHash } from 'node:crypto';
import type { Paper } from '../../documents/paper.ts';

export type PdfFile = {
  name: string;
  etag: string;
  draw(): Promise<Buffer>;
};

/** Changes whenever the drawing does, as browsers compare papers by their tag. */
const DRAWING = 1;

export function pdfFile(name: string, paper: Paper): PdfFile {
  const words = JSON.stringify([DRAWING, paper]);
  return {
    name: `${name}.pdf`,
    etag: `"${createHash('sha256').update(words).digest('base64url').slice(0, 27)}"`,
    async draw() {
      // Loaded on demand, as it would cost every start.
      const { drawPaper } = await import('../../documents/draw-paper.ts');
      return await drawPaper(paper);
    },
  };
}
