// A user verified by password, for whom a session may be opened.
import type { SessionUser } from '#domain/user.ts';
import { toCustomer, type User } from '../../db/users.ts';

/** The user whose password was checked, and the hash that it matched. */
export type VerifiedPassword = { userId: string; passwordHash: string };

/** The user who may have a session, and by which password. */
export type AuthenticatedUser = { user: SessionUser; verified: VerifiedPassword };

export const toAuthenticatedUser = (user: User): AuthenticatedUser => ({
  user: toCustomer(user),
  verified: { userId: user.id, passwordHash: user.passwordHash },
});
