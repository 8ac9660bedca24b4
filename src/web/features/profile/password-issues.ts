// What is wrong with a password change. Pure.
import { changePassword } from '#contract/profile.ts';
import type { Issue } from '../../lib/use-form.ts';

export type Passwords = { currentPassword: string; newPassword: string; confirm: string };

export function passwordIssues({ currentPassword, newPassword, confirm }: Passwords): Issue[] {
  const parsed = changePassword.body.safeParse({ currentPassword, newPassword });
  return [
    ...(parsed.success ? [] : parsed.error.issues),
    ...(newPassword !== '' && newPassword === currentPassword
      ? [{ path: ['newPassword'], message: 'same' }]
      : []),
    ...(newPassword === confirm ? [] : [{ path: ['confirm'], message: 'mismatch' }]),
  ];
}
