// The saved wizard session: handed out once, or forgotten.
import type { FastifyInstance } from 'fastify';
import {
  claimDuplicated as claimDuplicatedEndpoint,
  forgetSession as forgetSessionEndpoint,
  claimSession as claimSessionEndpoint,
} from '#contract/wizard-session.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { claimSession } from '../use-cases/wizard-session/claim-session.ts';
import { claimDuplicated } from '../use-cases/wizard-session/claim-duplicated.ts';
import { forgetSession } from '../use-cases/wizard-session/forget-session.ts';

export function wizardSessionRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, claimSessionEndpoint, ({ user }) => claimSession(ctx, user.userId));
  bind(app, ctx, claimDuplicatedEndpoint, ({ user }) => claimDuplicated(ctx, user.userId));
  bind(app, ctx, forgetSessionEndpoint, ({ user }) => forgetSession(ctx, user.userId));
}
