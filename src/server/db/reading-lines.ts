// Connections that reads share: each read is sent without waiting for the answer to the one before it.
import pg from 'pg';
import { isDatabaseAway } from './database.ts';

/** One process never has more to read at a time. */
const LINES = 2;

type Line = { client: pg.Client; underWay: number };

export type ReadingLines = {
  read(question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult>;
  close(): Promise<void>;
};

/**
 * A read costs half of what it costs alone when many ask at a time. NOTE: for quick ones that wait for nobody: all
 * behind a slow one wait for it. A line that is lost fails all that were under way on it; the next read opens another.
 */
export function openReadingLines(config: pg.ClientConfig, onTrouble: (error: Error) => void): ReadingLines {
  const lines = new Set<Line>();
  const open = (): Line => {
    const line = { client: new pg.Client({ ...config, pipeline: true }), underWay: 0 };
    const drop = (): void => void lines.delete(line);
    lines.add(line);
    line.client.once('end', drop).on('error', onTrouble);
    // The reads that wait for it fail with it, and tell why.
    line.client.connect().catch(drop);
    return line;
  };
  const quietest = (): Line => {
    const [line] = [...lines].sort((one, other) => one.underWay - other.underWay);
    return line && (line.underWay === 0 || lines.size === LINES) ? line : open();
  };
  return {
    async read(question, values) {
      const line = quietest();
      line.underWay += 1;
      try {
        return await line.client.query(question, values);
      } catch (error) {
        if (isDatabaseAway(error)) lines.delete(line);
        throw error;
      } finally {
        line.underWay -= 1;
      }
    },
    async close() {
      await Promise.all([...lines].map(({ client }) => client.end()));
    },
  };
}
