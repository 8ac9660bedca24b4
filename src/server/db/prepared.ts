// Statements that are asked all the time: built once per database, and named, so that it reads and plans them once, too.
import type { Orm } from './database.ts';

/**
 * `build` makes the statement and prepares it under a name of its own. NOTE: not for a transaction's handle; and a read
 * must be a quick one, as it shares its connection (reading-lines.ts).
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
