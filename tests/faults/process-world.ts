// Real server processes on a real PostgreSQL: one database and one sandbox for each of several tests side by side.
import { randomUUID } from 'node:crypto';
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import { connect } from '#server/db/connect.ts';
import type { Database } from '#server/db/database.ts';
import { freePort } from '../../scripts/postgres.ts';
import { admin, withDatabase } from '../support/global-setup.ts';
import { type Bundle, type ServerProcess, startServer } from '../support/server-process.ts';

export type ProcessWorld = AsyncDisposable & {
  sandbox: Sandbox;
  /** For reading what the servers have written; they have their own connections. */
  db: Database;
  databaseUrl: string;
  start(port?: number, env?: Record<string, string>): Promise<ServerProcess>;
};

export async function openProcessWorld(bundle: Bundle, postgresUrl: string): Promise<ProcessWorld> {
  const sandbox = await createSandbox({ port: 0, seed: randomUUID() });
  const name = `faults_${randomUUID().replaceAll('-', '')}`;
  await admin(postgresUrl, `create database ${name}`);
  const databaseUrl = withDatabase(postgresUrl, name);
  const db = await connect({ databaseUrl, dataDir: '' });
  const running = new Set<ServerProcess>();
  return {
    sandbox,
    db,
    databaseUrl,
    async start(port, env = {}) {
      const server = await startServer({
        bundle,
        sandbox,
        databaseUrl,
        port: port ?? (await freePort()),
        env,
      });
      running.add(server);
      return server;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running].map((server) => server.kill()));
      await db.close();
      await sandbox.close();
      await admin(postgresUrl, `drop database ${name} with (force)`);
    },
  };
}
