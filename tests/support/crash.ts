// A carrier and a database that die at a chosen point, like a crashed process: nothing is read or written afterwards.
import type { Database } from '#server/db/database.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import { createGate } from './gate.ts';

export type CrashPoint = `${'before' | 'after'} ${'buy' | 'fetchLabel' | 'bookPickup'}`;

export const crashPoints: readonly CrashPoint[] = [
  'before buy',
  'after buy',
  'before fetchLabel',
  'after fetchLabel',
  'before bookPickup',
  'after bookPickup',
];

type Crash = {
  carrier(real: CarrierPort): CarrierPort;
  database(real: Database): Database;
  /** Resolves when the crash point is reached. */
  happened: Promise<void>;
};

export function crashAt(point: CrashPoint): Crash {
  let dead = false;
  const { opened: happened, open: tell } = createGate();
  const forEver = new Promise<never>(() => undefined);

  const passing = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    if (point === `before ${name}`) return die();
    const result = await work();
    return point === `after ${name}` ? die() : result;
  };
  const die = (): Promise<never> => {
    dead = true;
    tell();
    return forEver;
  };

  return {
    happened,
    carrier: (real) => ({
      ...real,
      buy: (...args) => passing('buy', () => real.buy(...args)),
      fetchLabel: (...args) => passing('fetchLabel', () => real.fetchLabel(...args)),
      bookPickup: (...args) => passing('bookPickup', () => real.bookPickup(...args)),
    }),
    database: (real) => ({
      ...real,
      get orm() {
        if (dead) throw new Error('This process is dead.');
        return real.orm;
      },
      transaction: (work) => (dead ? forEver : real.transaction(work)),
    }),
  };
}
