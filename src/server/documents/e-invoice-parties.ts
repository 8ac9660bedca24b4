// Seller and buyer on an e-invoice.
import { type Address, companyOf } from '#domain/address.ts';
import type { Issuer } from '#domain/document.ts';
import { buyerName, eInvoiceCountry } from '#domain/e-invoice.ts';
import { isKnownCountry } from '#domain/territory.ts';
import { normaliseVatId } from '#domain/vat.ts';
import { writtenZip } from '#domain/written-address.ts';
import { electronicAddress, ram } from './cii.ts';
import type { Words } from './words.ts';
import type { Element } from './xml.ts';

/** Outside the scope of VAT the VAT id field must be empty (BR-O-02). */
type Scope = { isOutside: boolean };

export function sellerParty(issuer: Issuer, { words, isOutside }: Scope & { words: Words }): Element | null {
  const { footer } = words.t;
  const vatId = normaliseVatId(issuer.vatId);
  const legal = [
    ...(isOutside ? [`${footer.vatId} ${vatId}`] : []),
    ...(issuer.directors ? [`${footer.directors} ${issuer.directors}`] : []),
  ];
  return ram('SellerTradeParty', [
    // Some identifier is required (BR-CO-26), and a sole trader is in no register.
    isOutside && !issuer.register ? ram('ID', vatId) : null,
    ram('Name', issuer.name),
    ram('Description', legal.join(' · ')),
    // Including the court, as each court numbers separately.
    ram('SpecifiedLegalOrganization', [ram('ID', issuer.register)]),
    ram('DefinedTradeContact', [
      ram('TelephoneUniversalCommunication', [ram('CompleteNumber', issuer.phone)]),
      ram('EmailURIUniversalCommunication', [ram('URIID', issuer.email)]),
    ]),
    sellerAddress(issuer.address),
    electronicAddress(issuer.email),
    isOutside ? null : taxNumber(vatId, 'VA'),
    taxNumber(issuer.taxNumber, 'FC'),
  ]);
}

const taxNumber = (number: string | null, schemeID: 'VA' | 'FC'): Element | null =>
  ram('SpecifiedTaxRegistration', [ram('ID', number, { schemeID })]);

/** A seller with German VAT is based in Germany: the settings ask for no country. */
function sellerAddress(lines: readonly string[]): Element | null {
  const town = lines.at(-1) ?? '';
  const [, zip, city] = /^(\d{5}) +(.+)$/.exec(town) ?? [];
  return ram('PostalTradeAddress', [
    ram('PostcodeCode', zip),
    ram('LineOne', lines[0]),
    ram('LineTwo', lines.slice(1, -1).join(', ')),
    ram('CityName', city ?? town),
    ram('CountryID', 'DE'),
  ]);
}

export function buyerParty(buyer: Address, { isOutside }: Scope): Element | null {
  return ram('BuyerTradeParty', [
    ram('Name', buyerName(buyer)),
    companyOf(buyer) ? ram('DefinedTradeContact', [ram('PersonName', buyer.name)]) : null,
    ram('PostalTradeAddress', [
      ram('PostcodeCode', writtenZip(buyer)),
      ram('LineOne', buyer.street1),
      ram('LineTwo', buyer.street2),
      ram('CityName', buyer.city),
      ram('CountryID', eInvoiceCountry(buyer.country)),
      ram('CountrySubDivisionName', buyer.state),
    ]),
    electronicAddress(buyer.email),
    isOutside ? null : taxNumber(vatIdOfBuyer(buyer), 'VA'),
  ]);
}

/** Prefixes of VAT ids that differ from the country's own code. */
const prefixes: ReadonlySet<string> = new Set(['EL', 'XI']);

/** Null without a country prefix (BR-CO-09): addresses accept any text. */
export function vatIdOfBuyer({ vatId }: Pick<Address, 'vatId'>): string | null {
  const id = normaliseVatId(vatId ?? '');
  const prefix = id.slice(0, 2);
  const isIso = isKnownCountry(prefix) && eInvoiceCountry(prefix) === prefix;
  return isIso || prefixes.has(prefix) ? id : null;
}
