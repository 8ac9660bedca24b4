// A newer version has added columns: an older one running beside it, or restored, keeps selling.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openHouse } from '../support/house.ts';
import { buy } from '../support/refunding.ts';
import { storedOrder, tell } from '../support/tracking.ts';

const tables = ['intents', 'orders', 'shipments', 'ledger', 'tracking_updates'];

test('a column unknown to this version keeps its default in the rows it writes', async () => {
  await using house = await openHouse();
  const { orm } = house.ctx.db;
  for (const table of tables)
    await orm.execute(sql.raw(`alter table ${table} add column newer text not null default 'said by none'`));
  const { orderId } = await buy(house);
  const [parcel] = (await storedOrder(house, orderId)).parcels;
  const told = await tell(house, { tracking_number: parcel?.trackingCode, status: 'in_transit' });
  expect(told.statusCode, told.body).toBe(200);
  for (const table of tables) {
    const { rows } = (await orm.execute(sql.raw(`select distinct newer from ${table}`))) as {
      rows: unknown[];
    };
    expect(rows, table).toEqual([{ newer: 'said by none' }]);
  }
});
