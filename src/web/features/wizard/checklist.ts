// What is still required, or wrong, group by group, and where on the page it is (R35). Pure.
import type { AddressField } from '#domain/address.ts';
import { missingIn } from '../../lib/address-form.ts';
import {
  isWrongIn,
  missingInParcelForm,
  type parcelFields,
  type Step,
  type WizardForm,
} from './wizard-state.ts';

type ChecklistField = AddressField | (typeof parcelFields)[number];

export type ChecklistGroup = {
  step: Step;
  /** Position of the parcel, from 0. */
  parcel?: number;
  fields: ChecklistField[];
  /** Set if something is filled in but wrong: its error then has to be shown. */
  path?: string;
};

/** The id of a field's input; of the parcels only the selected one is on the page. */
export const inputId = (step: Step, field: string): string => `${step}-${field}`;

/** From the path of an issue to the input it is about. */
export function targetOf(path: string): { step: Step; parcel?: number; id: string } | null {
  const [root, second = '', third = ''] = path.split('.');
  if (root === 'fromAddress') return { step: 'sender', id: inputId('sender', second) };
  if (root === 'toAddress') return { step: 'recipient', id: inputId('recipient', second) };
  if (root === 'packages') return { step: 'package', parcel: Number(second), id: inputId('package', third) };
  if (root === 'earlierExport') return { step: 'package', id: inputId('package', root) };
  return root === 'additionalServices' || root === 'pickupDate'
    ? { step: 'services', id: 'step-heading' }
    : null;
}

const groups = (form: WizardForm): ChecklistGroup[] => [
  { step: 'sender', fields: missingIn(form.fromAddress) },
  { step: 'recipient', fields: missingIn(form.toAddress) },
  ...form.packages.map((parcel, index) => ({
    step: 'package' as const,
    parcel: index,
    fields: missingInParcelForm(parcel),
  })),
];

/** On the last step everything, before it what belongs to the step (and to the selected parcel). */
const isSeenOn = (step: Step, selected: number, of: Pick<ChecklistGroup, 'step' | 'parcel'>): boolean =>
  step === 'services' || (of.step === step && (of.parcel ?? selected) === selected);

export const requiredOn = (step: Step, selected: number, form: WizardForm): ChecklistGroup[] =>
  groups(form).filter((group) => group.fields.length > 0 && isSeenOn(step, selected, group));

/** Optional but wrong: a tariff number of four digits, a company name that is too long. `wrong`: all paths. */
export function wrongOn(
  step: Step,
  selected: number,
  { form, wrong }: { form: WizardForm; wrong: readonly string[] },
): ChecklistGroup[] {
  const required = groups(form);
  return wrong.flatMap((path) => {
    const target = targetOf(path);
    if (!target || !isSeenOn(step, selected, target)) return [];
    const field = path.slice(path.lastIndexOf('.') + 1) as ChecklistField;
    const isAsked = required.some(
      (group) => group.step === target.step && group.parcel === target.parcel && group.fields.includes(field),
    );
    return isAsked ? [] : [{ ...target, fields: [field], path }];
  });
}

export const incompleteParcels = (form: WizardForm, wrong: readonly string[]): number =>
  form.packages.filter((_, index) => isWrongIn(wrong, `packages.${index}`)).length;
