// The form of one part of the profile: drafts survive a change of page, and saving touches nothing else.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/profile.ts';
import type { ProfileChange } from '#domain/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError, isSignedOut } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveProfile } from '../../lib/profile.ts';
import { toastFailure } from '../../lib/toast-failure.ts';
import { toast } from '../../lib/toast.ts';
import { type Form, type Issue, useForm } from '../../lib/use-form.ts';
import { useLostSession } from '../../lib/use-lost-session.ts';
import { userKey } from '../../lib/use-user.ts';
import { isSame } from './is-same.ts';

export type Section<V> = {
  form: Form<V>;
  dirty: boolean;
  busy: boolean;
  /** Why saving failed, in a sentence; errors of a field are shown at the field. */
  error: string | null;
  discard: () => void;
  onSubmit: (event: FormEvent) => void;
};

type Setup<V> = {
  /** The section's name, unique among the sections. */
  name: string;
  userId: string;
  profile: Profile;
  /** The form values of a profile; must always be the same function. */
  read: (profile: Profile) => V;
  check: (values: V) => readonly Issue[];
  part: (values: V) => Partial<ProfileChange>;
  /** The id of the input for a path, e.g. `own-firstName`. */
  idOf: (path: string) => string;
  onSaved?: (profile: Profile) => void;
};

export function useSection<V>({
  name,
  userId,
  profile,
  read,
  check,
  part,
  idOf,
  onSaved,
}: Setup<V>): Section<V> {
  const t = useText();
  const client = useQueryClient();
  // In the query cache beside the profile: gone at logout, still there after signing in again.
  const [key] = useState(() => [...draftsOf(userId), name]);
  const stored = read(profile);
  const form = useForm<V>(() => client.getQueryData<V>(key) ?? stored, check);
  const { values } = form;
  const [seen, setSeen] = useState(profile);
  const dirty = !isSame(values, stored);
  if (profile !== seen) {
    setSeen(profile);
    // Changed in another way than by this form, as in another part of the profile; what is typed here stays.
    if (dirty && isSame(values, read(seen))) form.replace(stored);
  }
  const isOpen = useIsOpen();
  useEffect(() => {
    if (dirty) client.setQueryData(key, values);
    else client.removeQueries({ queryKey: key, exact: true });
  }, [client, key, dirty, values]);
  const save = useMutation({
    mutationFn: (sent: V) => saveProfile(client, userId, part(sent)),
    onSuccess: (next, sent) => {
      // Text typed while the request was running stays.
      if (isSame(sent, values)) form.replace(read(next));
      toast({ title: t.profile.saved, tone: 'good' });
      onSaved?.(next);
      // The greeting, and what a business may do, depend on it.
      void client.invalidateQueries({ queryKey: userKey });
    },
    onError: (error, sent) => {
      if (!isOpen.current) toastFailure(t, t.errors.title, error);
      // What has been changed meanwhile is not what was refused.
      if (!hasIssues(error) || !isSame(sent, values)) return;
      form.refuse(error.issues);
      focusUnlessElsewhere(idOf(error.issues[0]?.path ?? ''));
    },
  });
  useLostSession(save.error);
  // "Check the marked fields" ends with the first change to them.
  const isOutdated = hasIssues(save.error) && !isSame(save.variables, values);
  return {
    form,
    dirty,
    busy: save.isPending,
    // A lost session is said by the login that follows.
    error: save.error && !isOutdated && !isSignedOut(save.error) ? errorText(t, save.error) : null,
    discard: () => {
      save.reset();
      form.replace(stored);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (save.isPending) return;
      form.reveal('');
      if (form.wrong.length > 0) focusFirst(event.currentTarget, form.wrong.map(idOf));
      else save.mutate(values);
    },
  };
}

const hasIssues = (error: unknown): error is ApiError => error instanceof ApiError && error.issues.length > 0;

/** Focuses the first wrong field in reading order. */
export function focusFirst(form: EventTarget, ids: readonly string[]): void {
  if (!(form instanceof HTMLElement)) return;
  const inputs = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  inputs.find(({ id }) => ids.includes(id))?.focus();
}

/** False once the form is left: what is said in it would not be read. */
export function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Focuses an input, unless the customer is typing in another form by now. */
export function focusUnlessElsewhere(id: string): void {
  const input = document.getElementById(id);
  const now = document.activeElement;
  if (now === document.body || input?.closest('form')?.contains(now)) input?.focus();
}

const draftsOf = (userId: string): string[] => ['profile-draft', userId];

/** Within the site a draft stays, whichever part is open; a reload would lose it, so the browser asks first. */
export function useLeaveWarning(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (client.getQueriesData({ queryKey: draftsOf(userId) }).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [client, userId]);
}
