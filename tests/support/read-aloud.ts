// What a screen reader finds in a PDF: its parts in reading order, each with its kind and text.
import { openPdf } from './open-pdf.ts';

type Node = { role?: string; type?: string; id?: string; children?: Node[] };

/** One line per part with text, e.g. "H1 Rechnung" or "Table/TR/TD 17,71 €"; what belongs to no part is left out. */
export async function readAloud(pdf: Uint8Array): Promise<string[]> {
  const document = await openPdf(pdf);
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let open = '';
    for (const item of items)
      if ('str' in item) texts.set(open, `${texts.get(open) ?? ''}${item.str}`);
      else open = item.type === 'endMarkedContent' ? '' : (item.id ?? '');
    const visit = ({ role = '', children = [] }: Node, path: string): void => {
      const here = [path, role].filter(Boolean).join('/');
      const said = children.flatMap(({ type, id = '' }) => (type === 'content' ? [texts.get(id) ?? ''] : []));
      if (said.length > 0) lines.push(`${here} ${said.join(' ').replace(/\s+/g, ' ').trim()}`);
      for (const child of children) if (child.role) visit(child, here);
    };
    const tree = (await page.getStructTree()) as Node | null;
    for (const whole of tree?.children ?? []) for (const child of whole.children ?? []) visit(child, '');
  }
  return lines;
}
