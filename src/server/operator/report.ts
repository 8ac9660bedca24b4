// What a command answers, and how it is printed: plain tables for people, JSON for machines.
type Cell = string | number | boolean | Date | null | undefined;
export type Row = Readonly<Record<string, Cell>>;

export type Report = {
  /** One sentence on what was done or found. */
  sentence?: string;
  /** The answer is bad news; the command exits with 1. */
  isBad?: boolean;
  /** By heading: a list, or the facts of one thing. */
  sections?: Readonly<Record<string, Row | readonly Row[]>>;
};

export const toJson = ({ sentence, isBad, sections }: Report): string =>
  `${JSON.stringify({ ok: !isBad, ...(sentence ? { message: sentence } : {}), ...sections }, null, 2)}\n`;

export function toText({ sentence, sections = {} }: Report): string {
  const headed = Object.entries(sections);
  const blocks = headed.map(([heading, content]) => {
    const body = Array.isArray(content) ? toTable(content as readonly Row[]) : toFacts(content as Row);
    return headed.length > 1 ? `${heading.toUpperCase()}\n${body}` : body;
  });
  return `${[...blocks, ...(sentence ? [clean(sentence)] : [])].join('\n\n')}\n`;
}

function toFacts(facts: Row): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  return Object.entries(facts)
    .map(([name, cell]) => `${name.padEnd(width)}  ${textOf(cell)}`.trimEnd())
    .join('\n');
}

function toTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return 'none';
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** To the second, in UTC: "2026-11-20T10:00:00Z". */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '-';
  if (cell instanceof Date) return moment(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return clean(String(cell));
}

/** Names and addresses are customers' input: they must not be able to control the operator's terminal. */
const clean = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
