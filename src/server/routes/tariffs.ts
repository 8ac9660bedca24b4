// Tariff numbers: suggestions, and browsing by chapter.
import type { FastifyInstance } from 'fastify';
import {
  browseTariffs as browseTariffsEndpoint,
  suggestTariffs as suggestTariffsEndpoint,
} from '#contract/tariffs.ts';
import { acceptedLanguage } from '#domain/accepted-language.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { browseTariffs } from '../use-cases/tariffs/browse-tariffs.ts';
import { suggestTariffs } from '../use-cases/tariffs/suggest-tariffs.ts';
import { createTariffDesk } from '../use-cases/tariffs/tariff-desk.ts';

export function tariffsRoutes(app: FastifyInstance, ctx: Context): void {
  const desk = createTariffDesk(ctx);
  bind(app, ctx, suggestTariffsEndpoint, ({ body, ip, user, headers }) =>
    suggestTariffs(ctx, desk, {
      body,
      ip,
      language: user?.language ?? acceptedLanguage(headers['accept-language']),
    }),
  );
  bind(app, ctx, browseTariffsEndpoint, ({ query, ip }) => browseTariffs(ctx, desk, { query, ip }));
}
