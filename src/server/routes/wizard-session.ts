// The saved wizard session: handed out once, or forgotten.
import type { FastifyInstance } from 'fastify';
import {
  fetchDuplicatedData as fetchDuplicatedDataEndpoint,
  deleteWizardSession as deleteWizardSessionEndpoint,
  fetchWizardSession as fetchWizardSessionEndpoint,
} from '#contract/wizard-session.ts';
import type { Context } from '../context.ts';
import { bind } from '../route.ts';
import { claimSession } from '../use-cases/wizard-session/claim-session.ts';
import { claimDuplicated } from '../use-cases/wizard-session/claim-duplicated.ts';
import { forgetSession } from '../use-cases/wizard-session/forget-session.ts';

export function wizardSessionRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, fetchWizardSessionEndpoint, ({ user }) => claimSession(ctx, user.userId));
  bind(app, ctx, fetchDuplicatedDataEndpoint, ({ user }) => claimDuplicated(ctx, user.userId));
  bind(app, ctx, deleteWizardSessionEndpoint, ({ user }) => forgetSession(ctx, user.userId));
}
