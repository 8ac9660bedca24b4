// Accounts: who am I, log in, log out, register, and a forgotten password.
import type { FastifyInstance } from 'fastify';
import {
  forgotPassword as forgotPasswordEndpoint,
  logIn as logInEndpoint,
  registerUser as registerUserEndpoint,
  resetPassword as resetPasswordEndpoint,
} from '#contract/auth.ts';
import { fetchSession as fetchSessionEndpoint, logOut as logOutEndpoint } from '#contract/session.ts';
import type { Context } from '../context.ts';
import { bind } from '../http/route.ts';
import { closeSession, openSession } from '../http/session.ts';
import { forgotPassword } from '../use-cases/auth/forgot-password.ts';
import { logIn } from '../use-cases/auth/log-in.ts';
import { fetchSession } from '../use-cases/auth/fetch-session.ts';
import { registerUser } from '../use-cases/auth/register-user.ts';
import { resetPassword } from '../use-cases/auth/reset-password.ts';

export function authRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, fetchSessionEndpoint, ({ user }) => fetchSession(ctx, user));
  bind(app, ctx, logInEndpoint, async (call) => {
    const { user, verified } = await logIn(ctx, call);
    await openSession(ctx, call, verified);
    return await fetchSession(ctx, user);
  });
  bind(app, ctx, logOutEndpoint, async (call) => {
    await closeSession(ctx, call);
    return { success: true };
  });
  bind(app, ctx, registerUserEndpoint, async (call) => {
    const { user, verified } = await registerUser(ctx, call);
    await openSession(ctx, call, verified);
    return await fetchSession(ctx, user);
  });
  bind(app, ctx, forgotPasswordEndpoint, async (call) => {
    await forgotPassword(ctx, call);
    return { success: true };
  });
  bind(app, ctx, resetPasswordEndpoint, async (call) => {
    await resetPassword(ctx, call);
    // Even if another user was signed in: the page says that nobody is, and the browser's next user believes it.
    await closeSession(ctx, call);
    return { success: true };
  });
}
