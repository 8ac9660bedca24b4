// Cuts one value out of a JSON text as it was sent, byte for byte.

/** The index after the closing quote of the string that begins at `at`. */
function endOfText(json: string, at: number): number {
  let i = at + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return i + 1;
}

/** The index after the value that begins at `at`; `json` is known to be valid. */
function endOfValue(json: string, at: number): number {
  if (json[at] === '"') return endOfText(json, at);
  let depth = 0;
  for (let i = at; i < json.length; i += 1) {
    const c = json[i] ?? '';
    if (c === '"') i = endOfText(json, i) - 1;
    else if ('{['.includes(c)) depth += 1;
    else if ('}]'.includes(c)) {
      if (depth === 0) return i;
      depth -= 1;
      if (depth === 0) return i + 1;
    } else if (c === ',' && depth === 0) return i;
  }
  return json.length;
}

const skipSpace = (json: string, at: number) =>
  at + (/^\s*/.exec(json.slice(at, at + 1_000))?.[0].length ?? 0);

/** The text of a member of the outermost object; undefined when there is none of that name. */
export function rawMember(json: string, name: string): string | undefined {
  let at = skipSpace(json, json.indexOf('{') + 1);
  while (json[at] === '"') {
    const keyEnd = endOfText(json, at);
    const key: unknown = JSON.parse(json.slice(at, keyEnd));
    const begin = skipSpace(json, json.indexOf(':', keyEnd) + 1);
    const end = endOfValue(json, begin);
    if (key === name) return json.slice(begin, end).trimEnd();
    const comma = skipSpace(json, end);
    if (json[comma] !== ',') return undefined;
    at = skipSpace(json, comma + 1);
  }
  return undefined;
}
