// A pool of connections, and transactions on one of them.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Database, isDatabaseUnreachable, type Orm } from './database.ts';

/**
 * NOTE: without listeners a lost connection ends the process: the pool listens on idle connections for us, but not on
 * one that is checked out.
 */
export function openPool(config: pg.PoolConfig, onTrouble: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', onTrouble);
  pool.on('connect', (client) => client.on('error', onTrouble));
  return pool;
}

/**
 * NOTE: not `orm.transaction`, which takes a connection and begins before its `try`: one lost at `begin` would never be
 * released, and its place in the pool would be gone forever. `speaking` wraps each connection.
 */
export function transactionsOn(
  pool: pg.Pool,
  speaking = (client: pg.PoolClient): pg.PoolClient => client,
): Database['transaction'] {
  const handles = new WeakMap<pg.PoolClient, Orm>();
  pool.on('connect', (client) => handles.set(client, drizzle(speaking(client))));
  return async (work) => {
    const client = await pool.connect();
    let trouble: Error | undefined;
    try {
      return await (handles.get(client) ?? drizzle(client)).transaction(work);
    } catch (error) {
      if (error instanceof Error && isDatabaseUnreachable(error)) trouble = error;
      throw error;
    } finally {
      client.release(trouble);
    }
  };
}
