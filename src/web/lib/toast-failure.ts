// A toast about something that has failed, and why.
import type { Text } from '../i18n/use-text.ts';
import { isSignedOut } from './api.ts';
import { errorText } from './error-text.ts';
import { toast } from './toast.ts';

/** Not about a session that is over: the login that follows says so. */
export function toastFailure(t: Text, title: string, error: unknown): void {
  if (!isSignedOut(error)) toast({ title, text: errorText(t, error), tone: 'bad' });
}
