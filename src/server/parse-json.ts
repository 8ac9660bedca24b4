// Reads JSON that others have sent.

/** Undefined if it is none: an answer still has its status, and an incoming call then has nothing to read. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Empty, or an error page.
    return undefined;
  }
}
