// Frequent statements: built once per database, and named, so that the database parses and plans them once, too.
import { oncePer } from '../once-per.ts';
import type { Orm } from './database.ts';

/**
 * `build` creates the statement and prepares it under its own name. NOTE: not for a transaction's handle; and a read
 * must be quick, as it shares its connection (read-connections.ts).
 */
export const prepared = <Built>(build: (orm: Orm) => Built): ((orm: Orm) => Built) => oncePer(build);
