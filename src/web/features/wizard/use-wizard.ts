// The state of the wizard in the browser: one form, the step, the selected parcel; stored on every change (R44).
import { useCallback, useEffect, useState } from 'react';
import type { SessionUser } from '#domain/user.ts';
import type { AddressForm } from '../../lib/address-form.ts';
import { removeDraft, reportStep } from '../../lib/draft-store.ts';
import { writePlace } from '../../lib/kept-shipment.ts';
import { type Form, pathsOf, useForm } from '../../lib/use-form.ts';
import { targetOf } from './checklist.ts';
import { type ParcelList, selectedIn } from './parcel-list.ts';
import { readKept, writeForm } from './wizard-drafts.ts';
import { issuesOf, type ParcelForm, partOf, type Step, steps, type WizardForm } from './wizard-state.ts';

export type Wizard = {
  user: SessionUser;
  form: Form<WizardForm>;
  values: WizardForm;
  step: Step;
  /** Position of the selected parcel. */
  selected: number;
  selectedId: string;
  /** Whether anything has changed since the page was opened. */
  isTyped: boolean;
  /** Came by a link, not by Back or a reload. */
  byLink: boolean;
  /** When this page was opened, or a pickup last chosen; pickup days are counted from here. */
  now: Date;
  go: (step: Step, id?: string) => void;
  /** To the next step, unless this one lacks something: then to its first wrong field. */
  goOn: () => void;
  jump: (target: { step: Step; parcel?: number | undefined; id: string }) => void;
  jumpToFirstIssue: (paths: readonly string[]) => void;
  setAddress: (side: 'fromAddress' | 'toAddress', change: Partial<AddressForm>) => void;
  /** Changes the selected parcel. */
  setParcel: (change: Partial<ParcelForm>) => void;
  setParcels: (list: ParcelList) => void;
  setServices: (change: Partial<WizardForm['services']>, pickup?: WizardForm['pickup']) => void;
  /**
   * Replaces the shipment; none of the new one's fields counts as visited, and no rate is wished for. A loaded shipment
   * is reviewed from its beginning; but it may come late, and whoever is typing by then stays where they are.
   */
  replace: (change: (form: WizardForm) => WizardForm) => void;
};

const HEADING = 'step-heading';
/** Stands for the first wrong field in reading order, whatever the order of validation. */
const FIRST_WRONG = '';

export function useWizard(user: SessionUser): Wizard {
  const { userId } = user;
  const [kept] = useState(() => readKept(userId));
  const [entry] = useState(() => location.hash || (history.state as unknown));
  const [now, setNow] = useState(() => new Date());
  const [step, setStep] = useState(kept.step);
  const [selectedId, setSelectedId] = useState(kept.selectedId);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const check = useCallback((values: WizardForm) => issuesOf(values, user.business), [user.business]);
  const form = useForm(kept.form, check);
  const { values } = form;
  const show = (next: Step, id = HEADING) => {
    setStep(next);
    setFocus({ id });
  };
  // A tab that only looks, or changes the step, does not overwrite what other tabs have typed meanwhile.
  const isTyped = values !== kept.form;
  useEffect(() => {
    if (isTyped) writeForm(values, userId);
  }, [isTyped, values, userId]);
  useEffect(() => {
    writePlace({ step, selectedId }, userId, isTyped || !kept.isOwn);
    // Each step is a history entry that Back returns to.
    history.replaceState(step, '');
    // The server knows one step for all tabs: on a reload it has to be that of the reloading tab.
    const tell = () => reportStep(readKept(userId).step);
    tell();
    window.onbeforeunload = tell;
    window.onpopstate = ({ state }) => {
      if (steps.includes(state as Step)) show(state as Step);
    };
    return () => {
      window.onbeforeunload = window.onpopstate = null;
    };
  }, [step, selectedId, userId, isTyped, kept]);
  useEffect(() => {
    if (focus) focusOn(focus.id);
  }, [focus]);

  const selected = selectedIn({ packages: values.packages, selectedId });
  const go: Wizard['go'] = (next, id) => {
    if (next !== step) history.pushState(null, '');
    show(next, id);
  };
  const jump: Wizard['jump'] = (target) => {
    if (target.parcel !== undefined) setSelectedId(values.packages[target.parcel]?.id ?? '');
    go(target.step, target.id);
  };
  const jumpToFirstIssue = (paths: readonly string[]) => {
    const target = paths.map(targetOf).find((found) => found !== null);
    if (target) jump(target);
  };
  return {
    ...{ user, form, values, step, selected, selectedId, isTyped, now, go, jump, jumpToFirstIssue },
    byLink: entry === null,
    goOn: () => {
      const wrong = form.wrong.map(targetOf).find((target) => target?.step === step);
      form.reveal(partOf[step]);
      if (wrong) jump({ ...wrong, id: FIRST_WRONG });
      else go(steps[steps.indexOf(step) + 1] ?? step);
    },
    setAddress: (side, change) =>
      form.update(pathsOf(side, change), (all) => ({ ...all, [side]: { ...all[side], ...change } })),
    setParcel: (change) =>
      form.update(pathsOf(`packages.${selected}`, change), (all) => ({
        ...all,
        packages: all.packages.map((parcel, index) =>
          index === selected ? { ...parcel, ...change } : parcel,
        ),
      })),
    setParcels: (list) => {
      form.conceal('packages');
      form.update('packages', (all) => ({ ...all, packages: list.packages }));
      setSelectedId(list.selectedId);
    },
    setServices: (change, pickup) => {
      // The pickup dialog offers days as of today, and the page may have been open since yesterday.
      if (pickup) setNow(new Date());
      form.update(correctedBy(change, pickup), (all) => ({
        ...all,
        services: { ...all.services, ...change },
        pickup: pickup === undefined ? all.pickup : pickup,
      }));
    },
    replace: (change) => {
      form.update('', change);
      form.conceal('');
      removeDraft('chosenRate', 'linkedClearance');
      if (!isTyped) setStep('sender');
      setSelectedId('');
    },
  };
}

function focusOn(id: string): void {
  // In the next frame: after Back the browser first scrolls to where that step was left.
  if (id === HEADING) requestAnimationFrame(() => scrollTo(0, 0));
  const found = document.querySelector<HTMLElement>(id === FIRST_WRONG ? '[aria-invalid=true]' : `#${id}`);
  found?.focus({ preventScroll: id === HEADING });
}

/** A refused pickup day is corrected by another one, or by dropping the declaration that requires a later one. */
const correctedBy = (change: object, pickup: unknown): string[] =>
  pickup === undefined && !('exportDocumentation' in change)
    ? ['additionalServices']
    : ['additionalServices', 'pickupDate'];
