// The PostgreSQL driver: a pool that outlives restarts of the database.
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';

const POOL_SIZE = 10;
/** Waiting longer for a connection would only make the queue longer. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export function openPostgresql(url: string, onTrouble: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // NOTE: without a listener the loss of a connection ends the process: the pool listens on idle ones for us, but not
  // on one that a transaction has in hand between two statements.
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  const orm = drizzle(pool);
  return {
    orm,
    transaction: (work) => orm.transaction(work),
    // A commit of PostgreSQL has reached the disk already.
    barrier: async () => {},
    ping: async () => {
      await orm.execute(sql`select 1`);
    },
    kind: 'postgresql',
    close: () => pool.end(),
  };
}
