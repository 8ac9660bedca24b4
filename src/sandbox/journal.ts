// Every request the sandbox has received, for tests to count and read.

export type JournalEntry = {
  id: number;
  /** ISO time on the sandbox clock. */
  at: string;
  method: string;
  path: string;
  query: string;
  /** 0 until there is an answer; stays 0 when the connection was cut. */
  status: number;
  headers: Record<string, string>;
  body: unknown;
  /** The mode of the planned fault that hit it, if any. */
  fault: string | null;
};

export type JournalFilter = { method?: string; path?: string | RegExp };

export type Journal = {
  open(entry: Omit<JournalEntry, 'id' | 'status' | 'fault'>): JournalEntry;
  /** A text `path` is a prefix; with a leading star it is a suffix. */
  list(filter?: JournalFilter): JournalEntry[];
  clear(): void;
};

const LIMIT = 2_000;
const SECRET = /^(authorization|cookie|set-cookie|proxy-authorization|x-api-key|x-goog-api-key)$/;

/** Headers as one text each, secret ones masked. */
export function withoutSecrets(
  headers: Record<string, string | string[] | undefined>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET.test(name) ? '•••' : String(value)]),
  );
}

function fits(entry: JournalEntry, { method, path }: JournalFilter): boolean {
  if (method && entry.method !== method.toUpperCase()) return false;
  if (path === undefined) return true;
  if (path instanceof RegExp) return path.test(entry.path);
  return path.startsWith('*') ? entry.path.endsWith(path.slice(1)) : entry.path.startsWith(path);
}

export function createJournal(): Journal {
  let entries: JournalEntry[] = [];
  let count = 0;
  return {
    open(seen) {
      count += 1;
      const entry = { id: count, status: 0, fault: null, ...seen };
      entries.push(entry);
      if (entries.length > LIMIT * 1.5) entries = entries.slice(-LIMIT);
      return entry;
    },
    list: (filter = {}) => entries.filter((entry) => fits(entry, filter)),
    clear() {
      entries = [];
    },
  };
}
