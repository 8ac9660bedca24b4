// Connections that reads share: each read is sent without waiting for the answer to the one before it.
import type pg from 'pg';
import { isDatabaseAway } from './database.ts';

/** Connections that the pool of the lines needs: one process never has more to read at a time. */
export const LINES = 2;

/** A connection in use. */
type Line = { client: Promise<pg.PoolClient>; underWay: number; isLost: boolean };

export type Read = (question: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * A read costs half of what it costs alone when many ask at a time. `pool`: of clients that send in a pipeline. NOTE:
 * for quick ones that wait for nobody: all behind a slow one wait for it. A line that is lost fails all that were under
 * way on it; the next read opens another.
 */
export function createReader(pool: pg.Pool): Read {
  const lines = new Set<Line>();
  const open = (): Line => {
    const line = { client: pool.connect(), underWay: 0, isLost: false };
    lines.add(line);
    return line;
  };
  const close = async (line: Line): Promise<void> => {
    lines.delete(line);
    // Whoever asked has been told why there is none.
    const client = await line.client.catch(() => null);
    client?.release(line.isLost);
  };
  return async (question, values) => {
    const [quietest] = [...lines].sort((one, other) => one.underWay - other.underWay);
    const line = quietest && lines.size >= LINES ? quietest : open();
    line.underWay += 1;
    try {
      const client = await line.client;
      return await client.query(question, values);
    } catch (error) {
      line.isLost ||= isDatabaseAway(error);
      if (line.isLost) lines.delete(line);
      throw error;
    } finally {
      line.underWay -= 1;
      if (line.underWay === 0) void close(line);
    }
  };
}
