// Who has proved by a password who they are: what a session may be opened for.
import type { SessionUser } from '#domain/user.ts';
import { toCustomer, type User } from '../../db/users.ts';

/** Whose password was looked at, and which one it was. */
export type Verified = { userId: string; passwordHash: string };

/** Who may have a session, and by which password. */
export type Entrant = { user: SessionUser; verified: Verified };

export const toEntrant = (user: User): Entrant => ({
  user: toCustomer(user),
  verified: { userId: user.id, passwordHash: user.passwordHash },
});
