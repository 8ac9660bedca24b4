// A paper for the browser: its name, its ETag, and the drawing, which is done only when needed.
import { createHash } from 'node:crypto';
import type { Form, Paper } from '../../documents/paper.ts';

export type PdfFile = {
  name: string;
  etag: string;
  draw(): Promise<Buffer>;
};

/** To be changed whenever the drawing changes, as browsers compare papers by their ETag. */
const DRAWING = 2;

export const pdfFile = (name: string, paper: Paper): PdfFile => ({
  ...named(name, paper),
  async draw() {
    // Loaded on demand, as it would slow down every start.
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
