// Statements that come again are named, so that the database reads them once.
import type pg from 'pg';

/** What is written anew for every list or search is not worth keeping. */
const KEPT = 500;

/** From the second time on; whatever has a name, or no parameters, goes through as it is. */
export function nameStatements(client: pg.ClientBase): void {
  const names = new Map<string, string>();
  const once = new Set<string>();
  const nameOf = (text: string): string | undefined => {
    if (once.delete(text)) names.set(text, `again_${names.size}`);
    else if (once.size + names.size < KEPT && !names.has(text)) once.add(text);
    return names.get(text);
  };
  const ask = client.query.bind(client) as (config: unknown, values?: unknown, ...rest: unknown[]) => unknown;
  const askNamed = (config: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    if (!isUnnamed(config) || !Array.isArray(values) || values.length === 0)
      return ask(config, values, ...rest);
    const name = nameOf(config.text);
    return ask(name ? { ...config, name } : config, values, ...rest);
  };
  client.query = askNamed as typeof client.query;
}

const isUnnamed = (config: unknown): config is { text: string } =>
  typeof config === 'object' && config !== null && 'text' in config && !('name' in config && config.name);
