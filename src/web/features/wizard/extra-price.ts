// What an extra will cost before there is a rate, with VAT for customers who are shown gross prices (C-22).
import { type Cents, withVat } from '#domain/money.ts';
import { vatRate } from '#domain/pricing.ts';
import { type Place, staysInsideEu } from '#domain/territory.ts';
import type { Text } from '../../i18n/use-text.ts';
import { defaultVatView, type VatView } from '../../lib/vat-view.ts';

/** `percent` is 0 where no VAT is charged. */
export type PriceTerms = { view: VatView; percent: number };

/** While a country is missing, VAT is included: the price can only fall. */
export const termsFor = (business: boolean, { from, to }: { from: Place; to: Place }): PriceTerms => ({
  view: defaultVatView(business),
  percent: vatRate(from.country === '' || to.country === '' || staysInsideEu(from, to)),
});

export const extraPrice = (netCents: Cents, { view, percent }: PriceTerms): Cents =>
  view === 'including' ? withVat(netCents, percent) : netCents;

/** The note beside a price; null where no VAT is charged. */
export const vatNote = ({ services: { vat } }: Pick<Text, 'services'>, terms: PriceTerms): string | null =>
  terms.percent === 0
    ? null
    : (terms.view === 'including' ? vat.noteIncluding : vat.noteExcluding)(terms.percent);

/** The note after a percentage, which is always net. */
export const plusVat = ({ services: { vat } }: Pick<Text, 'services'>, { percent }: PriceTerms): string =>
  percent === 0 ? '' : vat.plus(percent);
