// Where customs would like a tariff number. An empty one never blocks (C-06).
import { crossesCustomsBorder, tariffNumberRequired } from '#domain/customs.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { ChecklistGroup } from './checklist.ts';
import { placeOf, type Step, type WizardForm } from './wizard-state.ts';

/** True if the parcel passes customs. */
export const wantsTariffNumber = (form: WizardForm): boolean =>
  form.fromAddress.country !== '' &&
  form.toAddress.country !== '' &&
  crossesCustomsBorder(placeOf(form.fromAddress), placeOf(form.toAddress));

/** True if no direct rate can be bought without one. */
export const needsTariffNumber = (form: WizardForm): boolean =>
  wantsTariffNumber(form) && tariffNumberRequired(placeOf(form.fromAddress), placeOf(form.toAddress));

export const recommendedTitle = (t: Text, form: WizardForm): string =>
  needsTariffNumber(form) ? t.parcel.hsCodeNeeded : t.wizard.recommended;

/** Packages without a number: on the last step all, before it only the selected one. */
export const recommendedOn = (step: Step, selected: number, form: WizardForm): ChecklistGroup[] =>
  wantsTariffNumber(form) && (step === 'package' || step === 'services')
    ? form.packages.flatMap((parcel, index) =>
        parcel.hsCode.trim() === '' && (step === 'services' || index === selected)
          ? [{ step: 'package' as const, parcel: index, fields: ['hsCode' as const] }]
          : [],
      )
    : [];
