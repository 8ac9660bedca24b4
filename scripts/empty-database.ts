// An empty embedded database with every migration, as one file: loading it takes a fifth of the time of making one.
import { openInMemory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

export async function dumpEmptyDatabase(): Promise<Buffer> {
  const database = await openInMemory();
  await migrate(database.orm);
  // Two thirds of the files of a copy, and nobody ever opens one of them.
  await database.orm.execute(`update pg_database set datistemplate = false where datname like 'template_'`);
  for (const name of ['template0', 'template1']) await database.orm.execute(`drop database ${name}`);
  const dump = Buffer.from(await (await database.dump()).arrayBuffer());
  await database.close();
  return dump;
}
