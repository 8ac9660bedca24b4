// The signed-in user's own data.
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  changePassword as changePasswordEndpoint,
  changeProfile as changeProfileEndpoint,
  checkVatId as checkVatIdEndpoint,
  deleteAccount as deleteAccountEndpoint,
  exportData as exportDataEndpoint,
  fetchProfile as fetchProfileEndpoint,
  signOutElsewhere as signOutElsewhereEndpoint,
} from '#contract/profile.ts';
import type { Context } from '../context.ts';
import { bind, bindRaw } from '../http/route.ts';
import { closeOtherSessions, closeSession, openSession } from '../http/session.ts';
import { changePassword } from '../use-cases/profile/change-password.ts';
import { changeProfile } from '../use-cases/profile/change-profile.ts';
import { checkVatId } from '../use-cases/profile/check-vat-id.ts';
import { deleteAccount } from '../use-cases/profile/delete-account.ts';
import { exportData } from '../use-cases/profile/export-data.ts';
import { exportName } from '../use-cases/profile/export-name.ts';
import { fetchProfile } from '../use-cases/profile/fetch-profile.ts';

export function profileRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, fetchProfileEndpoint, ({ user }) => fetchProfile(ctx, user.userId));
  bind(app, ctx, changeProfileEndpoint, ({ body, user, ip, now }) =>
    changeProfile(ctx, { userId: user.userId, ip, body, now }),
  );
  bind(app, ctx, checkVatIdEndpoint, ({ user, ip }) => checkVatId(ctx, { userId: user.userId, ip }));
  bind(app, ctx, changePasswordEndpoint, async (call) => {
    const verified = await changePassword(ctx, call);
    await openSession(ctx, call, verified);
    return { success: true };
  });
  bind(app, ctx, signOutElsewhereEndpoint, async (call) => ({
    success: true,
    ended: await closeOtherSessions(ctx, call),
  }));
  bindRaw(app, ctx, exportDataEndpoint, async ({ user, now, reply, request }) => {
    // A HEAD request is given no data, and uses up none of the few exports.
    const text = request.method === 'HEAD' ? [] : await exportData(ctx, { userId: user.userId, now });
    return reply
      .header('content-disposition', `attachment; filename="${exportName(ctx.config.brand.name, now)}"`)
      .type('application/json; charset=utf-8')
      .send(Readable.from(text));
  });
  bind(app, ctx, deleteAccountEndpoint, async (call) => {
    await deleteAccount(ctx, { userId: call.user.userId, password: call.body.password, now: call.now });
    await closeSession(ctx, call);
    return { success: true };
  });
}
