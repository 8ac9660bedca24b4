// Fills the form with what a link to our site says about a parcel (R19). Loaded only if there is a query.
import { crossesCustomsBorder } from '#domain/customs.ts';
import { type Prefill, readPrefill } from '#domain/prefill.ts';
import { zipWithin } from '#domain/written-address.ts';
import { currentText, loadTexts } from '../../i18n/use-text.ts';
import type { AddressForm } from '../../lib/address-form.ts';
import { chosenRateFor, rateWish } from '../../lib/chosen-rate.ts';
import { writeDraft } from '../../lib/draft-store.ts';
import type { Language } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { typedFigures } from '../../lib/typed-figure.ts';
import { undoAction } from './undo-action.ts';
import type { Wizard } from './use-wizard.ts';
import type { WizardForm } from './wizard-state.ts';

/** Reads the query of the page's address, and removes it. */
export async function takePrefill({ values: before, replace, user }: Wizard): Promise<void> {
  const prefill = readPrefill(location.search);
  const fill = readForm(location.search);
  const tariff = chosenRateFor(location.search);
  // Not a history entry of its own: there is nothing to go back to.
  history.replaceState(history.state, '', location.pathname + location.hash);
  if (!fill) return;
  const language = document.documentElement.lang === 'en' ? 'en' : 'de';
  const undo = undoAction(before, replace);
  replace((form) => fill(form, language));
  // Replaces a rate from older prices: this is the newer choice.
  if (tariff && prefill.to) writeDraft('chosenRate', user.userId, rateWish(prefill.to, tariff));
  // Said beside the box: the toast is gone by the time that step is reached.
  if (prefill.customs) writeDraft('linkedClearance', user.userId, true);
  const note = await clearanceNote(prefill);
  toast({ title: currentText().wizard.prefilled, tone: 'good', ...note, ...undo });
}

/** A customer who only wanted to see the duties must learn that the ticked box says who pays them. */
async function clearanceNote({ from, to, customs }: Prefill): Promise<{ text?: string }> {
  if (!customs || !to || !crossesCustomsBorder({ country: from ?? 'DE' }, { country: to })) return {};
  // If its text fails to load, the shipment is filled in all the same.
  const isKnown = await loadTexts('extras').then(
    () => true,
    () => false,
  );
  return isKnown ? { text: currentText().services.customs.fromLink } : {};
}

/** Null if nothing in the query can be used. */
export function readForm(search: string): ((form: WizardForm, language: Language) => WizardForm) | null {
  const prefill = readPrefill(search);
  const isEmpty = Object.values(prefill).every((part) => part === null);
  return isEmpty ? null : (form, language) => withPrefill(form, prefill, language);
}

/** The link's values go into the first package and the two countries; everything else stays as it is. */
function withPrefill(form: WizardForm, prefill: Prefill, language: Language): WizardForm {
  const [first, ...others] = form.packages;
  const { from, to, customs } = prefill;
  return {
    ...form,
    fromAddress: withCountry(form.fromAddress, from),
    toAddress: withCountry(form.toAddress, to),
    packages: first ? [{ ...first, ...typedFigures(prefill, language) }, ...others] : [],
    services: customs === null ? form.services : { ...form.services, customsClearance: customs },
  };
}

/** A place belongs to its country, so another country clears it. The name stays: that person may have moved. */
function withCountry(address: AddressForm, country: string | null): AddressForm {
  if (country === null || country === address.country) return address;
  const isPlaceOfThis = address.country === '';
  const { zip, ...place } = isPlaceOfThis ? address : nowhere;
  return { ...address, ...place, country, zip: zipWithin(country, zip) };
}

const nowhere = { street1: '', street2: '', zip: '', city: '', state: '' };
