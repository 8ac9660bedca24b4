// An empty, fully migrated embedded database as one file: loading it takes a fifth of the time of creating one.
import { openInMemory } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';

export async function dumpEmptyDatabase(): Promise<Buffer> {
  const database = await openInMemory();
  await migrate(database.orm);
  // The template databases are two thirds of the files and are never used.
  await database.orm.execute(`update pg_database set datistemplate = false where datname like 'template_'`);
  for (const name of ['template0', 'template1']) await database.orm.execute(`drop database ${name}`);
  const dump = Buffer.from(await (await database.dump()).arrayBuffer());
  await database.close();
  return dump;
}
