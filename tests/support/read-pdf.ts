// The text of a PDF; in a file of its own, as journeys that read one must not import the server.
import { openPdf } from './open-pdf.ts';

/** The text of all pages in drawing order, with whitespace collapsed. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await openPdf(pdf);
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { text: texts.join(' ').replace(/\s+/g, ' '), pages: document.numPages };
}
