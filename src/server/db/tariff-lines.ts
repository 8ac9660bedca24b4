// The official nomenclature, as an operator has imported it: a row per code, a column per language.
import { asc, sql } from 'drizzle-orm';
import type { Language } from '#domain/user.ts';
import type { Orm } from './database.ts';
import { tariffLines } from './schema.ts';

type ImportedLine = { code: string; text: string };

/** Rows per statement. */
const BATCH = 5_000;
const columnOf = { de: 'text_de', en: 'text_en' } as const;

export async function listTariffLines(orm: Orm) {
  return await orm
    .select({ code: tariffLines.code, de: tariffLines.textDe, en: tariffLines.textEn })
    .from(tariffLines)
    .orderBy(asc(tariffLines.code));
}

/** Changes with every import: rows are never changed otherwise, and a new row has a new transaction id. */
export async function tariffLinesVersion(orm: Orm): Promise<string> {
  const { rows } = await orm.execute<{ version: string }>(
    sql`select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as version from ${tariffLines}`,
  );
  return rows[0]?.version ?? '';
}

/** Replaces everything in this language with `lines`; the other language stays. */
export async function replaceTariffLines(
  tx: Orm,
  language: Language,
  lines: readonly ImportedLine[],
): Promise<void> {
  const column = sql.raw(columnOf[language]);
  await tx.execute(sql`update ${tariffLines} set ${column} = null`);
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = JSON.stringify(lines.slice(from, from + BATCH));
    await tx.execute(sql`insert into ${tariffLines} (code, ${column})
      select code, text from jsonb_to_recordset(${batch}::jsonb) as t(code text, text text)
      on conflict (code) do update set ${column} = excluded.${column}`);
  }
  await tx.execute(sql`delete from ${tariffLines} where text_de is null and text_en is null`);
}
