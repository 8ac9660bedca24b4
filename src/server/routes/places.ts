// Suggestions for an address that is being typed.
import type { FastifyInstance } from 'fastify';
import {
  resolvePlace as resolvePlaceEndpoint,
  suggestPlaces as suggestPlacesEndpoint,
  testPlaces as testPlacesEndpoint,
} from '#contract/places.ts';
import type { Context } from '../context.ts';
import { bind, signalOf } from '../http/route.ts';
import { resolvePlace } from '../use-cases/places/resolve-place.ts';
import { suggestPlaces } from '../use-cases/places/suggest-places.ts';
import { testPlaces } from '../use-cases/places/test-places.ts';

export function placesRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, suggestPlacesEndpoint, ({ query, user, ip, reply }) =>
    suggestPlaces(ctx, { query, userId: user.userId, ip, signal: signalOf(reply) }),
  );
  bind(app, ctx, resolvePlaceEndpoint, ({ query, user, ip, reply }) =>
    resolvePlace(ctx, { query, userId: user.userId, ip, signal: signalOf(reply) }),
  );
  bind(app, ctx, testPlacesEndpoint, ({ user, reply }) =>
    testPlaces(ctx, { userId: user.userId, signal: signalOf(reply) }),
  );
}
