// What is still required, group by group, and where on the page it is (R35). Pure.
import type { RequiredParcelField } from '#domain/parcel.ts';
import { missingIn, type MissingAddressField } from '../../lib/address-form.ts';
import { missingInParcelForm, type Step, wantsTariffNumber, type WizardForm } from './wizard-state.ts';

export type ChecklistField = MissingAddressField | RequiredParcelField | 'hsCode';

export type ChecklistGroup = {
  step: Step;
  /** Position of the parcel, from 0. */
  parcel?: number;
  fields: ChecklistField[];
};

/** The id of the input of a field; of parcels only the selected one is on the page. */
export const inputId = (step: Step, field: string): string => `${step}-${field}`;

/** From the path of an issue to the input that it is about. */
export function targetOf(path: string): { step: Step; parcel?: number; id: string } | null {
  const [root, second = '', third = ''] = path.split('.');
  if (root === 'fromAddress') return { step: 'sender', id: inputId('sender', second) };
  if (root === 'toAddress') return { step: 'recipient', id: inputId('recipient', second) };
  if (root === 'packages') return { step: 'package', parcel: Number(second), id: inputId('package', third) };
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

/** On the last step everything, before it what belongs to the step (and to the parcel in view). */
export const requiredOn = (step: Step, selected: number, form: WizardForm): ChecklistGroup[] =>
  groups(form).filter(
    (group) =>
      group.fields.length > 0 &&
      (step === 'services' || (group.step === step && (group.parcel ?? selected) === selected)),
  );

/** Tariff numbers that customs would like to see; they never block (C-06). */
export const recommendedOn = (step: Step, selected: number, form: WizardForm): ChecklistGroup[] =>
  wantsTariffNumber(form) && (step === 'package' || step === 'services')
    ? form.packages.flatMap((parcel, index) =>
        parcel.hsCode.trim() === '' && (step === 'services' || index === selected)
          ? [{ step: 'package' as const, parcel: index, fields: ['hsCode' as const] }]
          : [],
      )
    : [];

export const incompleteParcels = (form: WizardForm): number =>
  form.packages.filter((parcel) => missingInParcelForm(parcel).length > 0).length;
