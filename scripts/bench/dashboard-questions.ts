// The dashboard requests of an owner of many orders, as paths.
import type pg from 'pg';
import { OWNER } from './mass.ts';

const LIST = '/api/dashboard/orders-fixed';
const STATS = '/api/dashboard/stats';

/** Many paths of each kind, so that no single warm row is measured. */
export async function questionsTo(client: pg.Client): Promise<Record<string, string[]>> {
  const { rows } = await client.query<Sample>(
    `select id, order_number as number, to_address->>'name' as name, search_text as words,
       (extract(epoch from created_at) * 1000)::bigint as at
     from orders where user_id = $1 and id like 'or_mass%' order by hashtext(id) limit 200`,
    [OWNER],
  );
  const { rows: deep } = await client.query<Sample>(
    `select id, (extract(epoch from created_at) * 1000)::bigint as at from orders
     where user_id = $1 order by created_at offset 30 limit 400`,
    [OWNER],
  );
  const found = (parameters: Record<string, string>): string =>
    `${LIST}?${new URLSearchParams(parameters).toString()}`;
  const at = ({ at: moment, id }: Sample): string =>
    found({ cursor: Buffer.from(`${moment}.${id}`).toString('base64url') });
  return {
    'first page': [LIST],
    'deep page, at random': rows.map(at),
    'deep page, near the end': deep.map(at),
    'filter by status': ['delivered', 'shipped', 'problem', 'cancelled', 'ready_for_carrier'].map((status) =>
      found({ status }),
    ),
    'search, mixed': rows.flatMap((row) => Object.values(wordsFor(row)).map((q) => found({ q }))),
    ...Object.fromEntries(
      kindsOfSearch.map((kind) => [
        `search by ${kind}`,
        rows.map((row) => found({ q: wordsFor(row)[kind] })),
      ]),
    ),
    'search, matches thousands': ['frankreich', 'anna', 'h', 'hp 1z', 'bach', 'an fr'].map((q) =>
      found({ q }),
    ),
    'search, matches nothing': ['zzzz', "%_'x", 'anna zzzz'].map((q) => found({ q })),
    stats: [STATS],
    'stats, filtered': ['delivered', 'shipped', 'problem'].map((status) => `${STATS}?status=${status}`),
    'stats of a search': rows.map(({ name }) => `${STATS}?${new URLSearchParams({ q: name }).toString()}`),
    'stats of a search, matches thousands': ['frankreich', 'anna', 'h', 'bach', 'an fr'].map(
      (q) => `${STATS}?q=${encodeURIComponent(q)}`,
    ),
  };
}

const kindsOfSearch = ['number', 'tracking code', 'name', 'end of a name'] as const;

/** A number and a code find one order, at any size; a name finds more, the more orders there are. */
const wordsFor = ({ number, name, words }: Sample): Record<(typeof kindsOfSearch)[number], string> => ({
  number,
  'tracking code': words.trim().split(' ').at(-1) ?? '',
  name,
  'end of a name': name.slice(-6),
});

type Sample = { id: string; number: string; name: string; words: string; at: string };
