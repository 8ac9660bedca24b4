// A user verified by password, for whom a session may be opened.
import type { SessionUser } from '#domain/user.ts';
import { toCustomer, type User } from '../../db/users.ts';

/** The user whose password was checked, and the hash that it matched. */
export type Verified = { userId: string; passwordHash: string };

/** The user who may have a session, and by which password. */
export type Entrant = { user: SessionUser; verified: Verified };

export const toEntrant = (user: User): Entrant => ({
  user: toCustomer(user),
  verified: { userId: user.id, passwordHash: user.passwordHash },
});
