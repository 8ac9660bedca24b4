// Turns a shipment stored on the server into the wizard's form and draft.
import { forgetSession, type WizardDraft } from '#contract/wizard-session.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import { call } from '../../lib/api.ts';
import { writePlace } from '../../lib/kept-shipment.ts';
import { formFrom, writeForm } from './wizard-drafts.ts';
import type { WizardForm } from './wizard-state.ts';

export type TakenSession = { form: WizardForm; dropped: boolean };

/**
 * Stored before the server forgets it: a customer who has left the wizard meanwhile finds it there. Not awaited: until
 * the form shows it, anything typed would replace it.
 */
export function takeSession(session: WizardDraft, userId: string): TakenSession {
  const taken = formFromSession(session);
  keepSessionForm(taken.form, 'sender', userId);
  call(forgetSession).catch(() => null);
  return taken;
}

/** If there are too many parcels, the first ten are taken (C-33). */
export function formFromSession(session: WizardDraft): TakenSession {
  const { additionalServices: services, ...parts } = session;
  const form = formFrom({ ...parts, services, pickup: null });
  return { form, dropped: (session.packages?.length ?? 0) > MAX_PARCELS };
}

/** Stored from now on, whether or not the wizard is still open. */
export function keepSessionForm(form: WizardForm, step: 'sender' | 'services', userId: string): void {
  writeForm(form, userId);
  writePlace({ step, selectedId: '' }, userId, true);
}
