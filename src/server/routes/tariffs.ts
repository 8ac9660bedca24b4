// Tariff numbers: suggestions, and the way to them by chapters.
import type { FastifyInstance } from 'fastify';
import { browseTariffs, suggestTariffs } from '#contract/tariffs.ts';
import type { Context } from '../context.ts';
import { bind } from '../route.ts';
import { createBrowsing } from '../use-cases/tariffs/browse-tariffs.ts';
import { createSuggesting } from '../use-cases/tariffs/suggest-tariffs.ts';
import { createTariffDesk } from '../use-cases/tariffs/tariff-desk.ts';

export function tariffsRoutes(app: FastifyInstance, ctx: Context): void {
  const desk = createTariffDesk(ctx);
  bind(app, ctx, suggestTariffs, createSuggesting(ctx, desk));
  bind(app, ctx, browseTariffs, createBrowsing(ctx, desk));
}
