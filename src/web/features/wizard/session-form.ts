// A shipment that has waited on the server becomes the wizard's form and draft.
import { forgetSession, type WizardDraft } from '#contract/wizard-session.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import { call } from '../../lib/api.ts';
import { writePlace } from '../../lib/kept-shipment.ts';
import { formFrom, writeForm } from './wizard-drafts.ts';
import type { WizardForm } from './wizard-state.ts';

export type TakenSession = { form: WizardForm; dropped: boolean };

/** Kept before the server forgets it: whoever has left the wizard meanwhile finds it there. */
export async function takeSession(session: WizardDraft, userId: string): Promise<TakenSession> {
  const taken = formFromSession(session);
  keepSessionForm(taken.form, 'sender', userId);
  await call(forgetSession).catch(() => null);
  return taken;
}

/** Of too many parcels the first ten are taken (C-33). */
export function formFromSession(session: WizardDraft): TakenSession {
  const { additionalServices: services, ...parts } = session;
  const form = formFrom({ ...parts, services, pickup: null });
  return { form, dropped: (session.packages?.length ?? 0) > MAX_PARCELS };
}

/** Lies there from now on, whether or not somebody still looks at the wizard. */
export function keepSessionForm(form: WizardForm, step: 'sender' | 'services', userId: string): void {
  writeForm(form, userId);
  writePlace({ step, selectedId: '' }, userId, true);
}
