// Refuses deeply nested bodies: half a million brackets would take the parser as long as a hundred purchases.

/** No genuine caller sends more: the providers' calls nest eight deep. */
const MOST = 32;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map((letter) =>
  letter.charCodeAt(0),
);

/** Whether a text that should be JSON nests lists and objects more deeply than any of our callers does. */
export function isTooDeeplyNested(json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isQuoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) isQuoted = false;
    } else if (code === QUOTE) isQuoted = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > MOST) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}
