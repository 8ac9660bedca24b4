// The state of the wizard in the browser: one form, the step, the selected parcel; kept on every change (R44).
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { SessionUser } from '#domain/user.ts';
import { toFieldErrors } from '../../lib/form-errors.ts';
import { targetOf } from './checklist.ts';
import { type ParcelList, selectedIn } from './parcel-list.ts';
import { readKept, writeKept } from './wizard-drafts.ts';
import { issuesOf, type Step, steps, type WizardForm } from './wizard-state.ts';

export type Wizard = {
  user: SessionUser;
  form: UseFormReturn<WizardForm>;
  values: WizardForm;
  step: Step;
  /** Position of the parcel in view. */
  selected: number;
  selectedId: string;
  /** When this page was opened; pickup days are counted from here. */
  now: Date;
  go: (step: Step) => void;
  /** To the next step, unless something of this one is missing: then to the first field that is wrong. */
  goOn: () => Promise<void>;
  jump: (target: { step: Step; parcel?: number | undefined; id: string }) => void;
  jumpToFirstIssue: (paths: readonly string[]) => void;
  setParcels: (list: ParcelList) => void;
  replace: (form: WizardForm) => void;
};

const HEADING = 'step-heading';

export function useWizard(user: SessionUser): Wizard {
  const [kept] = useState(() => readKept(user.userId));
  const [now] = useState(() => new Date());
  const [step, setStep] = useState(kept.step);
  const [selectedId, setSelectedId] = useState(kept.selectedId);
  const [focus, setFocus] = useState<{ id: string } | null>(null);
  const form = useWizardForm(kept.form, user.business);
  const values = useValues(form);
  useEffect(
    () => writeKept({ form: values, step, selectedId }, user.userId),
    [values, step, selectedId, user.userId],
  );
  useEffect(() => {
    if (!focus) return;
    if (focus.id === HEADING) window.scrollTo({ top: 0 });
    document.getElementById(focus.id)?.focus({ preventScroll: focus.id === HEADING });
  }, [focus]);

  const go = (next: Step) => {
    setStep(next);
    setFocus({ id: HEADING });
  };
  const jump: Wizard['jump'] = (target) => {
    setStep(target.step);
    if (target.parcel !== undefined) setSelectedId(values.packages[target.parcel]?.id ?? '');
    setFocus({ id: target.id });
  };
  const jumpToFirstIssue = (paths: readonly string[]) => {
    const target = paths.map(targetOf).find((found) => found !== null);
    if (target) jump(target);
  };
  const goOn = async () => {
    const part = {
      sender: 'fromAddress',
      recipient: 'toAddress',
      package: 'packages',
      services: 'services',
    } as const;
    if (await form.trigger(part[step])) return go(steps[steps.indexOf(step) + 1] ?? step);
    const wrong = issuesOf(form.getValues(), user.business).map((issue) => issue.path.join('.'));
    jumpToFirstIssue(inFormOrder(wrong.filter((path) => targetOf(path)?.step === step)));
  };
  const setParcels = (list: ParcelList) => {
    form.clearErrors('packages');
    form.setValue('packages', list.packages);
    setSelectedId(list.selectedId);
  };
  const replace = (next: WizardForm) => {
    form.reset(next);
    setSelectedId('');
  };
  const selected = selectedIn({ packages: values.packages, selectedId });
  return {
    user,
    form,
    values,
    step,
    selected,
    selectedId,
    now,
    go,
    goOn,
    jump,
    jumpToFirstIssue,
    setParcels,
    replace,
  };
}

function useWizardForm(defaultValues: WizardForm, business: boolean): UseFormReturn<WizardForm> {
  const resolver = useCallback(
    (values: WizardForm) => {
      const issues = issuesOf(values, business);
      return issues.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: toFieldErrors<WizardForm>(issues) };
    },
    [business],
  );
  return useForm<WizardForm>({ mode: 'onTouched', shouldFocusError: false, defaultValues, resolver });
}

function useValues({ control }: UseFormReturn<WizardForm>): WizardForm {
  const [fromAddress, toAddress, packages, services, pickup] = useWatch({
    control,
    name: ['fromAddress', 'toAddress', 'packages', 'services', 'pickup'],
  });
  return useMemo(
    () => ({ fromAddress, toAddress, packages, services, pickup }),
    [fromAddress, toAddress, packages, services, pickup],
  );
}

/** Reading order on the page, so that the focus goes to the first wrong field. */
const order = [
  'country',
  'name',
  'businessName',
  'company',
  'street1',
  'street2',
  'zip',
  'city',
  'state',
  'phone',
  'email',
];

function inFormOrder(paths: readonly string[]): string[] {
  const rank = (path: string) => order.indexOf(path.split('.').at(-1) ?? '');
  return [...paths].sort((a, b) => (a.split('.')[0] === b.split('.')[0] ? rank(a) - rank(b) : 0));
}
