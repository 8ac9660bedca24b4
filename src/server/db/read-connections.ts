// Connections shared by reads: each read is sent without waiting for the previous answer.
import type pg from 'pg';
import { isDatabaseUnreachable } from './database.ts';

/** Connections in this pool: one process never has more to read at a time. */
export const READ_CONNECTIONS = 2;

/** A connection in use. */
type ReadConnection = { client: Promise<pg.PoolClient>; underWay: number; isLost: boolean };

type Read = (question: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * With many concurrent callers a read costs half of what it costs alone. `pool` has pipelining clients. NOTE: for quick
 * reads that wait for nothing: everything behind a slow one waits for it. A lost line fails every read under way on it;
 * the next read opens another.
 */
export function createReader(pool: pg.Pool): Read {
  const lines = new Set<ReadConnection>();
  const open = (): ReadConnection => {
    const line = { client: pool.connect(), underWay: 0, isLost: false };
    lines.add(line);
    return line;
  };
  const close = async (line: ReadConnection): Promise<void> => {
    lines.delete(line);
    // The callers have been told why there is none.
    const client = await line.client.catch(() => null);
    client?.release(line.isLost);
  };
  return async (question, values) => {
    const [quietest] = [...lines].sort((one, other) => one.underWay - other.underWay);
    const line = quietest && lines.size >= READ_CONNECTIONS ? quietest : open();
    line.underWay += 1;
    try {
      const client = await line.client;
      return await client.query(question, values);
    } catch (error) {
      line.isLost ||= isDatabaseUnreachable(error);
      if (line.isLost) lines.delete(line);
      throw error;
    } finally {
      line.underWay -= 1;
      if (line.underWay === 0) void close(line);
    }
  };
}
