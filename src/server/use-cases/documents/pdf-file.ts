// A paper on its way to the browser: its name, what tells it from others, and the drawing, which is done when needed.
import { createHash } from 'node:crypto';
import type { Form, Paper } from '../../documents/paper.ts';

export type PdfFile = {
  name: string;
  etag: string;
  draw(): Promise<Buffer>;
};

/** Changes whenever the drawing does, as browsers compare papers by their tag. */
const DRAWING = 1;

export const pdfFile = (name: string, paper: Paper): PdfFile => ({
  ...named(name, paper),
  async draw() {
    // Loaded on demand, as it would cost every start.
    const { drawPaper } = await import('../../documents/draw-paper.ts');
    return await drawPaper(paper);
  },
});

export const formFile = (name: string, form: Form): PdfFile => ({
  ...named(name, form),
  async draw() {
    const { drawForm } = await import('../../documents/draw-form.ts');
    return await drawForm(form);
  },
});

function named(name: string, words: Paper | Form): Omit<PdfFile, 'draw'> {
  const said = JSON.stringify([DRAWING, words]);
  return {
    name: `${name}.pdf`,
    etag: `"${createHash('sha256').update(said).digest('base64url').slice(0, 27)}"`,
  };
}
