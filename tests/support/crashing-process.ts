// A process that dies at a chosen point (before or after a port call or commit); nothing is read or written afterwards.
import type { Context, Payments } from '#server/context.ts';
import type { Database, Orm } from '#server/db/database.ts';
import type { CarrierPort } from '#server/gateways/carrier.ts';
import type { PaymentPort } from '#server/gateways/payment.ts';

export class ProcessDied extends Error {}

export type ProcessRun = {
  ctx: Context;
  /** Points passed so far, in order: "before payment.secure", "after commit", … */
  points: readonly string[];
  isDead(): boolean;
};

/** `dieAt` counts the points from 0; null: it survives. */
export function runUntilCrash(base: Context, dieAt: number | null): ProcessRun {
  const points: string[] = [];
  let dead = false;

  /** Called before and after an effect: it has not happened, or it has and its result is lost. */
  const pass = (point: string): void => {
    if (dead) throw new ProcessDied();
    points.push(point);
    dead = points.length - 1 === dieAt;
    if (dead) throw new ProcessDied();
  };
  const around = async <T>(name: string, effect: () => Promise<T>): Promise<T> => {
    pass(`before ${name}`);
    const result = await effect();
    pass(`after ${name}`);
    return result;
  };
  const stillAlive = (): void => {
    if (dead) throw new ProcessDied();
  };

  const { background, settled } = createBackground();
  const ctx: Context = {
    ...base,
    db: crashingDatabase(base.db, { pass, around, stillAlive }),
    carrier: crashingPort('carrier', base.carrier, around),
    payments: {
      paypal: crashingPort('payment', base.payments.paypal, around),
      computop: crashingPort('payment', base.payments.computop, around),
    } satisfies Payments,
    wake: () => undefined,
    moved: () => undefined,
    background,
    settled,
  };
  return { ctx, points, isDead: () => dead };
}

type Around = <T>(name: string, effect: () => Promise<T>) => Promise<T>;

/** Turns every method of the port into two points, before and after the call. */
function crashingPort<P extends CarrierPort | PaymentPort>(name: string, port: P, around: Around): P {
  return new Proxy(port, {
    get(target, property, receiver) {
      const member: unknown = Reflect.get(target, property, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) =>
        around(`${name}.${String(property)}`, async () => Reflect.apply(member, target, args) as unknown);
    },
  });
}

type Tools = { pass: (point: string) => void; around: Around; stillAlive: () => void };

function crashingDatabase(real: Database, { pass, around, stillAlive }: Tools): Database {
  const writes = new Set<string | symbol>(['insert', 'update', 'delete', 'execute']);
  const orm = new Proxy(real.orm, {
    get(target, property, receiver) {
      const member: unknown = Reflect.get(target, property, receiver);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        stillAlive();
        const query = Reflect.apply(member, target, args) as object;
        const run: Around = writes.has(property)
          ? around
          : async (_name, effect) => {
              stillAlive();
              const rows = await effect();
              stillAlive();
              return rows;
            };
        return crashingQuery(query, (effect) => run(`${String(property)}`, effect));
      };
    },
  });
  return {
    ...real,
    orm,
    async transaction<T>(work: (tx: Orm) => Promise<T>): Promise<T> {
      stillAlive();
      const result = await real.transaction(async (tx) => {
        const done = await work(tx);
        // Thrown inside the transaction, so that it is rolled back, as a lost connection would do.
        pass('before commit');
        return done;
      });
      pass('after commit');
      return result;
    },
  };
}

type Run = <T>(effect: () => Promise<T>) => Promise<T>;

/** A query builder sends its query only when awaited: only then is it an effect. */
function crashingQuery<Q extends object>(query: Q, run: Run): Q {
  return new Proxy(query, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target);
      if (typeof member !== 'function') return member;
      if (property === 'then') {
        const send = (): Promise<unknown> => run(async () => await (target as PromiseLike<unknown>));
        return (...handlers: Parameters<Promise<unknown>['then']>) => send().then(...handlers);
      }
      return (...args: unknown[]) => {
        const next: unknown = Reflect.apply(member, target, args);
        return typeof next === 'object' && next !== null && 'then' in next ? crashingQuery(next, run) : next;
      };
    },
  });
}

/** Like the context's own, but ignores work that a dead process leaves unfinished. */
function createBackground(): Pick<Context, 'background' | 'settled'> {
  const running = new Set<Promise<void>>();
  return {
    background(work) {
      const done = work()
        // The process died, or the work itself failed, which shows in the database.
        .catch(() => undefined)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
