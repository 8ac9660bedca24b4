// The PostgreSQL driver: a pool that outlives restarts of the database.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm } from './database.ts';
import { createStatementNames, withStatementNames } from './statement-names.ts';
import { openPool, transactionsOn } from './pool.ts';
import { createReader, READ_CONNECTIONS } from './read-connections.ts';

const POOL_SIZE = 10;
/** Waiting longer for a connection would only make the queue longer. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** For a database that answers nothing at all, not even a timeout: TCP would notice after a quarter of an hour. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 1_000;

export function openPostgresql(
  url: string,
  onTrouble: (error: Error) => void,
  silenceMs = SILENCE_MS,
): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const limited = {
    ...connection,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  };
  const pool = openPool({ ...limited, max: POOL_SIZE }, onTrouble);
  const reading = openPool({ ...limited, max: READ_CONNECTIONS, pipeline: true }, onTrouble);
  const read = createReader(reading);
  const nameOf = createStatementNames();
  const query = (question: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> =>
    isFrequentRead(question) ? read(question, values) : pool.query(question, values);
  const orm = drizzle(
    new Proxy(pool, { get: (target, key): unknown => (key === 'query' ? query : Reflect.get(target, key)) }),
  );
  return {
    orm,
    transaction: transactionsOn(pool, (client) => withStatementNames(client, nameOf)),
    patiently: (work) => transactAlone(new pg.Client(connection).on('error', onTrouble), work),
    // A PostgreSQL commit has already reached the disk.
    barrier: async () => {},
    ping: async () => {
      await orm.execute(sql`select 1`);
    },
    kind: 'postgresql',
    async close() {
      await Promise.all([pool.end(), reading.end()]);
    },
  };
}

/** Only statements from `prepared` have names. */
const isFrequentRead = ({ name, text }: pg.QueryConfig): boolean =>
  name !== undefined && text.startsWith('select');

/** Runs on a connection of its own, without time limits. */
async function transactAlone<T>(client: pg.Client, work: (tx: Orm) => Promise<T>): Promise<T> {
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    return await drizzle(client).transaction(work);
  } finally {
    await client.end();
  }
}
