// A database that cannot be reached counts as down, whatever fails on the way to it.
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isDatabaseUnreachable } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';

const whyNot = (attempt: Promise<unknown>): Promise<unknown> => attempt.catch((error: unknown) => error);

test('a database whose name does not resolve for the moment counts as down', async () => {
  const database = openPostgresql('postgres://nobody@database.invalid/none', () => undefined);
  const whys = [await whyNot(database.ping()), await whyNot(database.patiently(async () => undefined))];
  expect(whys.map(isDatabaseUnreachable)).toEqual([true, true]);
  await database.close();
});

test.each(['ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'ECONNREFUSED'])(
  '%s on the way to the database means that it is down',
  (code) => {
    const error = Object.assign(new Error(`connect ${code}`), { code });
    expect(isDatabaseUnreachable(new Error('Failed query: select 1', { cause: error }))).toBe(true);
  },
);

test.each(['53100', '53300'])('a server with no disk or connection left (%s) counts as down', (code) => {
  const error = Object.assign(new Error('could not extend file'), { code });
  expect(isDatabaseUnreachable(new Error('Failed query: insert', { cause: error }))).toBe(true);
});

test('a connection that is not opened in time means that the database is down', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const database = openPostgresql(`postgres://nobody@127.0.0.1:${port}/none`, () => undefined);
  expect(isDatabaseUnreachable(await whyNot(database.patiently(async () => undefined)))).toBe(true);
  await database.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});
