// The calculators' only endpoint.
import type { FastifyInstance } from 'fastify';
import { quoteCalculator } from '#contract/calculator.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { createCalculator } from '../use-cases/calculator/quote-calculator.ts';

export function calculatorRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, quoteCalculator, createCalculator(ctx));
}
