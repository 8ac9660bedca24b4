// Frequent statements: built once per database, and named, so that the database parses and plans them once, too.
import type { Orm } from './database.ts';

/**
 * `build` creates the statement and prepares it under its own name. NOTE: not for a transaction's handle; and a read
 * must be quick, as it shares its connection (read-connections.ts).
 */
export function prepared<Built>(build: (orm: Orm) => Built): (orm: Orm) => Built {
  const byOrm = new WeakMap<Orm, Built>();
  return (orm) => {
    const known = byOrm.get(orm);
    if (known) return known;
    const built = build(orm);
    byOrm.set(orm, built);
    return built;
  };
}
