// What another process does just before a transaction begins, after its caller has read what it decides by.
import type { House } from './house.ts';

/** Runs once. */
export function beforeNextTransaction(house: House, meanwhile: () => Promise<unknown>): void {
  const { db } = house.ctx;
  house.ctx.db = {
    ...db,
    transaction: async (work) => {
      house.ctx.db = db;
      await meanwhile();
      return await db.transaction(work);
    },
  };
}
