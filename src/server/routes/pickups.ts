// Pickups: book the one that could not be confirmed.
import type { FastifyInstance } from 'fastify';
import { schedulePickup as schedulePickupEndpoint } from '#contract/pickups.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { schedulePickup } from '../use-cases/pickups/schedule-pickup.ts';

export function pickupsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, schedulePickupEndpoint, async ({ body, user, now }) => {
    const confirmation = await schedulePickup(ctx, { body, userId: user.userId, now });
    return { success: true, pickup: { confirmation, id: confirmation } };
  });
}
