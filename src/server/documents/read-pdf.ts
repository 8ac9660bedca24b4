// Reads others' PDF files: whether they can be read, and all of them merged into one document.
import { PDFDocument } from 'pdf-lib';

// NOTE: load this file on demand, not the package: in the build, an import() of a CommonJS package has no names.

/** 0: the file cannot be read, for whatever reason. */
export const pageCount = (content: Uint8Array): Promise<number> =>
  PDFDocument.load(content)
    // Throws, too: a damaged file may be loaded without its pages.
    .then((document) => document.getPageCount())
    .catch(() => 0);

export async function joinPdfs(contents: readonly Uint8Array[]): Promise<Uint8Array> {
  const all = await PDFDocument.create();
  for (const content of contents) {
    const one = await PDFDocument.load(content);
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  }
  return await all.save();
}
