// Inserts many orders by SQL: copies of one real purchase, with words, parcels and counters as the code writes them.
import type pg from 'pg';

export const OWNER = 'us_demo_gold';
/** Every tenth order is the owner's. */
const OWNER_EVERY = 10;

const CARRIERS = "array['UPS','FedEx','DHL Express','DPD','DHL Paket','USPS']";
const COUNTRIES =
  "array['FR','AT','CH','NL','PL','IT','ES','SE','DK','BE','CZ','US','GB','NO','FI','PT','IE','LU','HU','GR','RO','BG','HR','SI','SK','EE','LV','LT','JP','CA']";
const FIRST =
  "array['Anna','Ben','Clara','David','Emma','Felix','Greta','Hugo','Ida','Jonas','Klara','Leon','Marie','Noah','Olga','Paul','Rosa','Simon','Tilda','Viktor']";
const STEM =
  "array['Linden','Berg','Stein','Hafen','Winter','Sommer','Eichen','Birken','Wald','Feld','Gold','Silber','Neu','Alt','Roth','Schwarz','Weiss','Klein','Gross','Lang','Kurz','Hoch','Tief','Bach','Brunn']";
const END =
  "array['mann','er','hoff','bach','feld','berg','meyer','huber','schmidt','tal','hauser','kamp','brink','born','horst','rode','stedt','husen','wig','hart','bert','win','fried','ling','sen','son','ke','ert','elt','inger','ow','itz','ski','ova','eau','ard','ini','ez','oglu','yan']";

/** A pseudo-random 1 … `faces` per order and purpose. */
const die = (faces: number, purpose: number): string =>
  `1 + ((hashint4(i # ${purpose * 7_919}) & 2147483647) % ${faces})`;
const pick = (list: string, faces: number, purpose: number): string => `(${list})[${die(faces, purpose)}]`;

const plan = `
  create temp table mass as
  select *, array[lower(replace(number, '-', '')), 'hp', split_part(number, '-', 2),
    lower(split_part(number, '-', 3)), lower(first), lower(last), '@' || lower(country),
    lower(code)] as words
  from (
    select i, 'or_mass' || i as id, at,
      case when i % ${OWNER_EVERY} = 0 then '${OWNER}' else 'us_mass_' || i % 997 end as user_id,
      'HP-' || to_char(at, 'YYMMDD') || '-' || translate(lpad(upper(to_hex(i::bigint * 7919 % 16777216)), 6, '0'), '0123456789', 'GHJKMNPQRS') as number,
      '1Z' || upper(substr(md5('code' || i), 1, 16)) as code,
      ${pick(FIRST, 20, 1)} as first, ${pick(STEM, 25, 2)} || ${pick(END, 40, 3)} as last,
      ${pick(COUNTRIES, 30, 4)} as country, ${pick(CARRIERS, 6, 5)} as carrier,
      case when dice <= 5 then 'processing' when dice <= 20 then 'ready_for_carrier' when dice <= 40 then 'shipped'
        when dice <= 90 then 'delivered' when dice <= 93 then 'problem' else 'cancelled' end as shown
    from (
      select i, timestamptz '2023-11-20Z' + i * interval '90 seconds' as at, ${die(100, 6)} as dice
      from generate_series($1::int, $2::int) as i
    ) as thrown
  ) as made`;

/** Before the first scan the shown status differs from the stored one. */
const copyOrders = `
  insert into orders
  select r.* from mass as m
  cross join (select o from orders as o where id = $1) as bought
  cross join lateral jsonb_populate_record(bought.o, jsonb_build_object(
    'id', m.id, 'user_id', m.user_id, 'order_number', m.number, 'intent_id', 'ci' || m.id,
    'created_at', m.at, 'updated_at', m.at, 'carrier', m.carrier, 'shown_status', m.shown, 'invoice_pending', false,
    'status', case m.shown when 'ready_for_carrier' then 'processing' else m.shown end,
    'search_text', ' ' || array_to_string(m.words, ' ') || ' ',
    'to_address', (bought.o).to_address || jsonb_build_object('name', m.first || ' ' || m.last, 'country', m.country)
  )) as r`;

const copyParcels = `
  insert into shipments
  select r.* from mass as m
  cross join (select s from shipments as s where order_id = $1 limit 1) as bought
  cross join lateral jsonb_populate_record(bought.s, jsonb_build_object(
    'id', 'sh' || m.id, 'order_id', m.id, 'created_at', m.at, 'updated_at', m.at, 'carrier', m.carrier,
    'tracking_code', m.code, 'status', case m.shown when 'shipped' then 'in_transit' when 'delivered' then 'delivered'
      when 'problem' then 'exception' else 'created' end
  )) as r`;

const writeWords =
  'insert into order_words (user_id, word, order_id) select user_id, word, id from mass, unnest(words) as word';

const countThem = `
  insert into order_groups as known (user_id, shown_status, carrier, country, orders, spent_cents)
  select m.user_id, m.shown, m.carrier, m.country, count(*), sum(o.total_amount_cents)
  from mass as m join orders as o on o.id = m.id group by 1, 2, 3, 4
  on conflict (user_id, shown_status, carrier, country) do update
  set orders = known.orders + excluded.orders, spent_cents = known.spent_cents + excluded.spent_cents`;

/** Enables triggers again: one of them sums up the groups. */
const summing = 'set session_replication_role = origin';

/** Inserts orders `from` to `to` as copies of `bought`; higher numbers are newer. */
export async function insertMass(
  client: pg.Client,
  { bought, from, to }: { bought: string; from: number; to: number },
): Promise<void> {
  // Skips foreign key checks, and builds indexes once instead of row by row.
  await client.query('set session_replication_role = replica; set maintenance_work_mem = "1GB"');
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
     where indrelid in ('orders'::regclass, 'shipments'::regclass, 'order_words'::regclass)
     and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await client.query(plan.replace('$1', String(from)).replace('$2', String(to)));
  for (const copy of [copyOrders, copyParcels]) await client.query(copy, [bought]);
  for (const statement of [
    writeWords,
    summing,
    countThem,
    'drop table mass',
    ...rows.map(({ made }) => made),
  ])
    await client.query(statement);
  await client.query('vacuum analyze orders, shipments, order_words, order_groups, order_totals');
  // Otherwise the questions would wait for what the insert has left to be written.
  await client.query('checkpoint');
}
