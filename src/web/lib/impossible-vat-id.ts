// Whether a VAT id as typed cannot exist; brings the check digits, so load it only when there is an id.
import { fitsVatId } from '#domain/vat-check-digits.ts';

export const isImpossibleVatId = (country: string, text: string): boolean => !fitsVatId(country, text);
