// Withdrawing from a contract.
import type { FastifyInstance } from 'fastify';
import { declareWithdrawal as declareWithdrawalEndpoint } from '#contract/withdrawals.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { declareWithdrawal } from '../use-cases/withdrawals/declare-withdrawal.ts';

export function withdrawalsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, declareWithdrawalEndpoint, (call) => declareWithdrawal(ctx, call));
}
