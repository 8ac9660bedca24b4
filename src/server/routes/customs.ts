// Customs: what an import is likely to cost.
import type { FastifyInstance } from 'fastify';
import { calculateCustoms as calculateCustomsEndpoint } from '#contract/customs.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { calculateCustoms } from '../use-cases/customs/calculate-customs.ts';

export function customsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, calculateCustomsEndpoint, (call) => calculateCustoms(ctx, call));
}
