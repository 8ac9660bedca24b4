// A saved session as the wizard's form (R21). Loaded only where one waits.
import type { WizardDraft } from '#contract/wizard-session.ts';
import { MAX_PARCELS } from '#domain/parcel.ts';
import type { Language } from '../../lib/format.ts';
import { typedFigure } from '../../lib/typed-figure.ts';
import { formFrom } from './wizard-drafts.ts';
import type { WizardForm } from './wizard-state.ts';

/** Figures as they are typed in this language; of too many parcels the first ten are taken (C-33). */
export function formFromSession(
  session: WizardDraft,
  language: Language,
): { form: WizardForm; dropped: boolean } {
  const { additionalServices: services, packages = [], ...parts } = session;
  const typed = packages.map((parcel) => withTypedFigures(parcel, language));
  return {
    form: formFrom({ ...parts, packages: typed, services, pickup: null }),
    dropped: packages.length > MAX_PARCELS,
  };
}

const withTypedFigures = (parcel: Record<string, unknown>, language: Language) =>
  Object.fromEntries(
    Object.entries(parcel).map(([field, value]) => [
      field,
      typeof value === 'number' && Number.isFinite(value)
        ? typedFigure(value, language, { isMoney: field === 'value' })
        : value,
    ]),
  );
