// Public site data, and the health check.
import type { FastifyInstance } from 'fastify';
import { fetchCompany as fetchCompanyEndpoint } from '#contract/company.ts';
import { fetchSite as fetchSiteEndpoint, checkHealth as checkHealthEndpoint } from '#contract/site.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { createHealthCheck } from '../use-cases/site/check-health.ts';
import { fetchCompany } from '../use-cases/site/fetch-company.ts';
import { fetchSite } from '../use-cases/site/fetch-site.ts';

export function siteRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, fetchSiteEndpoint, async () => fetchSite(ctx));
  bind(app, ctx, fetchCompanyEndpoint, async () => fetchCompany(ctx));
  bind(app, ctx, checkHealthEndpoint, createHealthCheck(ctx));
}
