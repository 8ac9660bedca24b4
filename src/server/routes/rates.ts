// Rates: quote (as one reply, or line by line as carriers answer), price one, and what a smaller box would save.
import type { FastifyInstance } from 'fastify';
import { priceRate as priceRateEndpoint, quoteRates as quoteRatesEndpoint } from '#contract/rates.ts';
import { findSaving } from '#contract/saving.ts';
import type { Context } from '../context.ts';
import { bind, bindRaw, signalOf } from '../http/route.ts';
import { createSavingFinder } from '../use-cases/rates/find-saving.ts';
import { priceRate } from '../use-cases/rates/price-rate.ts';
import { quoteRates } from '../use-cases/rates/quote-rates.ts';
import { streamRates } from './rates-stream.ts';

export function ratesRoutes(app: FastifyInstance, ctx: Context): void {
  bindRaw(app, ctx, quoteRatesEndpoint, async (call) => {
    const request = { shipment: call.body, user: call.user, now: call.now, signal: signalOf(call.reply) };
    if (call.headers.accept?.includes('application/x-ndjson')) return streamRates(ctx, request, call.reply);
    // Sent unparsed: rate-reply.ts names every field, and parsing sixty rates again would cost a tenth of a quote.
    return call.reply.send(await quoteRates(ctx, request));
  });
  bind(app, ctx, priceRateEndpoint, (call) => priceRate(ctx, call));
  bind(app, ctx, findSaving, createSavingFinder(ctx));
}
