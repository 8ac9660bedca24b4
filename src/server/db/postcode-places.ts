// The places of postcodes, as imported by an operator (C-31).
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from './database.ts';
import { postcodePlaces } from './schema.ts';

export type PostcodePlace = typeof postcodePlaces.$inferSelect;

/** Rows per statement. */
const BATCH = 5_000;

/** Empty if nothing is known about the postcode. */
export async function findPlaces(
  orm: Orm,
  { country, zip }: { country: string; zip: string },
  limit: number,
): Promise<string[]> {
  const rows = await orm
    .select({ place: postcodePlaces.place })
    .from(postcodePlaces)
    .where(and(eq(postcodePlaces.country, country), eq(postcodePlaces.zip, zip)))
    .orderBy(asc(postcodePlaces.place))
    .limit(limit);
  return rows.map(({ place }) => place);
}

export async function removePlaces(tx: Orm, country: string): Promise<void> {
  await tx.delete(postcodePlaces).where(eq(postcodePlaces.country, country));
}

export async function insertPlaces(tx: Orm, places: readonly PostcodePlace[]): Promise<void> {
  for (let from = 0; from < places.length; from += BATCH) {
    const batch = JSON.stringify(places.slice(from, from + BATCH));
    await tx.execute(sql`insert into ${postcodePlaces} (country, zip, place)
      select country, zip, place from jsonb_to_recordset(${batch}::jsonb) as t(country text, zip text, place text)
      on conflict do nothing`);
  }
}
