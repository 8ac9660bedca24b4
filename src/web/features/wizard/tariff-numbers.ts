// Where customs would like to see a tariff number. An empty one never blocks (C-06).
import { crossesCustomsBorder, tariffNumberRequired } from '#domain/customs.ts';
import type { Text } from '../../i18n/use-text.ts';
import type { ChecklistGroup } from './checklist.ts';
import { placeOf, type Step, type WizardForm } from './wizard-state.ts';

/** Where customs will look at the parcel. */
export const wantsTariffNumber = (form: WizardForm): boolean =>
  form.fromAddress.country !== '' &&
  form.toAddress.country !== '' &&
  crossesCustomsBorder(placeOf(form.fromAddress), placeOf(form.toAddress));

/** Where nothing is sold without one in the end, on the way without a hub. */
export const needsTariffNumber = (form: WizardForm): boolean =>
  wantsTariffNumber(form) && tariffNumberRequired(placeOf(form.fromAddress), placeOf(form.toAddress));

export const recommendedTitle = (t: Text, form: WizardForm): string =>
  needsTariffNumber(form) ? t.parcel.hsCodeNeeded : t.wizard.recommended;

/** The empty ones: on the last step all, before it that of the parcel in view. */
export const recommendedOn = (step: Step, selected: number, form: WizardForm): ChecklistGroup[] =>
  wantsTariffNumber(form) && (step === 'package' || step === 'services')
    ? form.packages.flatMap((parcel, index) =>
        parcel.hsCode.trim() === '' && (step === 'services' || index === selected)
          ? [{ step: 'package' as const, parcel: index, fields: ['hsCode' as const] }]
          : [],
      )
    : [];
