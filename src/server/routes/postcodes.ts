// Postcodes and their places.
import type { FastifyInstance } from 'fastify';
import { listPlaces as listPlacesEndpoint } from '#contract/postcodes.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { listPlaces } from '../use-cases/postcodes/list-places.ts';

export function postcodesRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, listPlacesEndpoint, (call) => listPlaces(ctx, call));
}
