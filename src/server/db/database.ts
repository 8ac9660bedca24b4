// The interface to the database for the rest of the server: one typed handle for both databases.
import { randomBytes } from 'node:crypto';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The handle, or a transaction on it; every function of a table module takes one of the two as its first parameter. */
export type Orm = PgDatabase<NodePgQueryResultHKT>;

export type Database = {
  orm: Orm;
  /**
   * NOTE: inside, use only the handle passed in. The embedded database has one connection, so a query on `orm` from
   * within would wait for the end of the transaction: forever.
   */
  transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /** A transaction without time limits, for reading or changing whole tables; never for a request. */
  patiently<T>(work: (tx: Orm) => Promise<T>): Promise<T>;
  /** Returns once everything committed so far would survive a power cut. Call it after commits that record money. */
  barrier(): Promise<void>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  kind: 'embedded' | 'postgresql';
  close(): Promise<void>;
};

/** There is no database of ours, or an older one; the message is for the person who starts us. */
export class DatabaseNotReady extends Error {
  override readonly name = 'DatabaseNotReady';
}

/** An id nobody can guess: 128 random bits behind a prefix that names its kind. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`;

/** "There is no connection": from DNS, the socket, the pool, or a server starting, stopping, full or read-only. */
const UNREACHABLE_CODES =
  /^(ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|08...|25006|57P0[123]|53[13]00)$/;
const UNREACHABLE_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether the database is unreachable at the moment; nothing is wrong with the query then. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return hasCause(
    error,
    ({ message, code }) => UNREACHABLE_MESSAGES.test(message) || UNREACHABLE_CODES.test(code),
  );
}

function hasCause(error: unknown, isIt: (cause: { message: string; code: string }) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (isIt({ message: cause.message, code })) return true;
  }
  return false;
}

/** Refused for a moment, on a connection that works: waited too long for somebody's lock, or cancelled by a person. */
const BUSY_CODES = /^(57014|55P03)$/;

/** Whether it is unreachable, or too busy to answer this query: the same query may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isDatabaseUnreachable(error) || hasCause(error, ({ code }) => BUSY_CODES.test(code));
