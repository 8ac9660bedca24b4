// The words of a PDF; alone, as journeys that read one need nothing of the server.
import { openPdf } from './open-pdf.ts';

/** The words of all pages, in the order in which they are written; blanks between them are single ones. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const document = await openPdf(pdf);
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return { text: texts.join(' ').replace(/\s+/g, ' '), pages: document.numPages };
}
