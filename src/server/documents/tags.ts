// What each part of a paper is, and the order of reading: screen readers announce headings and cells (WCAG 1.3.1).
import {
  type PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib';

/** The structure types of PDF 1.7, 14.8.4, that papers consist of. */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
/** What a heading cell is the heading of. */
type Scope = 'Row' | 'Column';
/** Something drawn on a page, by its number there. */
type Content = { page: PDFPage; id: number };
type Part = { role: Role; scope?: Scope | undefined; inside: (Part | Content)[] };

export type Tags = {
  readonly whole: Part;
  /** The part that is being drawn; null: decoration, and what is repeated on each page. */
  open: Part | null;
  /** By page, whose part each numbered content is. */
  readonly drawn: Map<PDFPage, Part[]>;
};

export function createTags(): Tags {
  const whole: Part = { role: 'Document', inside: [] };
  return { whole, open: whole, drawn: new Map() };
}

type Tagged = { readonly tags: Tags };

/** What is drawn meanwhile is a part of this kind, inside the one being drawn. Decoration has no parts. */
export function part(sheet: Tagged, role: Role, draw: () => void, scope?: Scope): void {
  const { open } = sheet.tags;
  if (!open) return draw();
  const inner: Part = { role, scope, inside: [] };
  open.inside.push(inner);
  drawInto(sheet, inner, draw);
}

/** A row of two cells, of which the first says what the second is. */
export const namedRow = (sheet: Tagged, draw: { name: () => void; value: () => void }): void =>
  part(sheet, 'TR', () => {
    part(sheet, 'TH', draw.name, 'Row');
    part(sheet, 'TD', draw.value);
  });

/** What is drawn meanwhile is not read aloud. */
export const decoration = (sheet: Tagged, draw: () => void): void => drawInto(sheet, null, draw);

function drawInto({ tags }: Tagged, open: Part | null, draw: () => void): void {
  const around = tags.open;
  tags.open = open;
  draw();
  tags.open = around;
}

const endOfContent = PDFOperator.of(PDFOperatorNames.EndMarkedContent);
const startOfDecoration = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]);

/** Marks what is drawn on the page meanwhile as belonging to the open part. */
export function marked({ tags, page }: Tagged & { page: PDFPage }, draw: () => void): void {
  page.pushOperators(startOf(tags, page));
  draw();
  page.pushOperators(endOfContent);
}

function startOf({ open, drawn }: Tags, page: PDFPage): PDFOperator {
  if (!open) return startOfDecoration;
  const parts = drawn.get(page) ?? [];
  const id = parts.push(open) - 1;
  drawn.set(page, parts);
  open.inside.push({ page, id });
  return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [
    PDFName.of(open.role),
    `<</MCID ${id}>>`,
  ]);
}

/** Adds the tree of all parts to the file (PDF 1.7, 14.7), once everything is drawn. */
export function writeTags(document: PDFDocument, { whole, drawn }: Tags): void {
  const { context, catalog } = document;
  const root = context.nextRef();
  const refs = new Map<Part, PDFRef>();
  const add = (one: Part, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(one, ref);
    const inside = one.inside.map((inner) =>
      'role' in inner ? add(inner, ref) : context.obj({ Type: 'MCR', Pg: inner.page.ref, MCID: inner.id }),
    );
    const attributes = one.scope ? { A: { O: 'Table', Scope: one.scope } } : {};
    context.assign(
      ref,
      context.obj({ Type: 'StructElem', S: one.role, P: parent, K: inside, ...attributes }),
    );
    return ref;
  };
  const top = add(whole, root);
  const pages = document.getPages();
  const partsOf = pages.flatMap((page, i) => [
    PDFNumber.of(i),
    context.obj((drawn.get(page) ?? []).flatMap((one) => refs.get(one) ?? [])),
  ]);
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [top], ParentTree: { Nums: partsOf } }));
  pages.forEach(({ node }, i) => {
    node.set(PDFName.of('StructParents'), PDFNumber.of(i));
    node.set(PDFName.of('Tabs'), PDFName.of('S'));
  });
  catalog.set(PDFName.of('StructTreeRoot'), root);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}
