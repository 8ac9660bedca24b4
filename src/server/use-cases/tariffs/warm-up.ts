// Has the search ready before the first customer types, but not before the server answers.
import type { Context } from '../../context.ts';
import type { TariffDesk } from './tariff-desk.ts';

/** The first seconds belong to whoever waits for the start. */
const AFTER_MS = 3_000;

type Listening = {
  addHook(name: 'onListen', hook: () => Promise<void>): unknown;
  addHook(name: 'onClose', hook: () => Promise<void>): unknown;
};

export function warmUp(app: Listening, ctx: Context, desk: TariffDesk): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setTimeout(() => {
      ctx.background(async () => {
        desk.search();
        await desk.nomenclature();
      });
    }, AFTER_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
