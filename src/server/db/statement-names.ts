// Names for recurring statements, so that the database parses and plans each once per connection.
import type pg from 'pg';

/** A list of another length is another statement, and may never come again. */
const MIN_USES = 3;
/** Each name takes memory on every connection. */
const MAX_NAMES = 300;
/** Texts that are remembered; later ones stay unnamed. */
const MAX_COUNTED = 1_000;

/** Answers the name of a statement that has recurred often enough, by its text; otherwise undefined. */
export function createStatementNames(): (text: string) => string | undefined {
  const known = new Map<string, { times: number; name?: string }>();
  let names = 0;
  return (text) => {
    const found = known.get(text);
    if (!found) {
      if (known.size < MAX_COUNTED) known.set(text, { times: 1 });
      return undefined;
    }
    found.times += 1;
    if (!found.name && found.times >= MIN_USES && names < MAX_NAMES) found.name = `known_${(names += 1)}`;
    return found.name;
  };
}

/** The same connection, naming every statement that has values and no name yet. */
export function withStatementNames(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): pg.PoolClient {
  const query = (question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const name = question.name ?? (values?.length ? nameOf(question.text) : undefined);
    return client.query(name === undefined ? question : Object.assign({}, question, { name }), values);
  };
  return new Proxy(client, {
    get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)),
  });
}
