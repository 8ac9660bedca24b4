// Whether nobody can have a VAT id as it was typed; with its check digits, loaded when there is one.
import { fitsVatId } from '#domain/vat-check-digits.ts';

export const isOddVatId = (country: string, text: string): boolean => !fitsVatId(country, text);
