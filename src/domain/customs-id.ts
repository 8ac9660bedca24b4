// The number by which customs abroad know a recipient, private persons included: who asks for it, and what it is called.
import { type Address, isBusiness } from './address.ts';
import { crossesCustomsBorder, entersEu } from './customs.ts';
import { businessParties, customsNumbers, type Declared } from './customs-numbers.ts';
import { customsHome, isInEuCustoms } from './territory.ts';

/**
 * Its name there, the one of companies after a slash. Empty where it has none: the number of an identity card or tax
 * office. Only countries that we have found a carrier, a postal service or customs themselves to demand it for, of
 * (nearly) every parcel with goods; who has no number is asked for that of the passport.
 */
const names: Readonly<Record<string, string>> = {
  // FedEx, "Argentina: new regulations for all non-document imports" (AFIP 3579): on waybill and invoice, gifts included.
  AR: 'CUIT/CUIL',
  // USPS Postal Bulletin 22536 (IB circular 161 of 2019): as the importer's reference, or on the invoice; else sent back.
  BR: 'CPF/CNPJ',
  // Chilean customs, resolution 7042 of 2016: couriers declare the recipient's identification. Springer Nature and Lulu,
  // which send books there: parcels without a RUT are not delivered.
  CL: 'RUT',
  // FedEx Canada, "Ecuador – nondocument shipments": regardless of value and weight.
  EC: 'Cédula/RUC',
  // FedEx Canada, "Tax ID number for Indonesian imports" (158/PMK.04/2017): also for goods that are not sold.
  ID: 'NIK/NPWP',
  // Israel Post, on customs declarations: "if the goods are sent to a private person, specify the person's ID number".
  IL: '',
  // FedEx Korea, "Clearance news and alerts": for all personal goods, regardless of the amount.
  KR: 'PCCC',
  // FedEx Mexico, "Simplified shipment form" (since May 2025): otherwise returned, or abandoned to customs.
  MX: 'CURP/RFC',
  // FedEx Turkey, "Import clearance process": on the waybill, above 30 euro; otherwise held, and fined.
  TR: 'T.C. Kimlik No./VKN',
  // South African Revenue Service, 12 June 2024: identity, passport or taxpayer number, for personal goods.
  ZA: '',
};

/** Companies have another number there, which their VAT id is. */
const onlyOfPersons: ReadonlySet<string> = new Set(['IL', 'KR', 'ZA']);

/**
 * Where the recipient is asked for papers instead, or has to consent, before a private parcel is released. DHL Express
 * India on KYC (CBIC circular 2/2018); China's customs, order 273, article 21; DHL Express Kazakhstan; Taiwan's customs
 * on real-name authentication (EZ WAY).
 */
const askForPapers: ReadonlySet<string> = new Set(['CN', 'IN', 'KZ', 'TW']);

/** Null: customs there do not ask for one, as far as we know. Empty: it has no name of its own. */
export const customsIdName = (country: string): string | null => names[country] ?? null;

/** The recipient's number for papers and carriers; null where none was given, or nobody there asks for it. */
export const customsIdOf = ({ country, customsId }: Pick<Address, 'country' | 'customsId'>): string | null =>
  customsIdName(country) === null ? null : customsId || null;

const partyFindings = [
  'customs_id_missing',
  'recipient_papers',
  'recipient_eori_missing',
  'sender_eori_missing',
] as const;
/** `customs_id_missing`: customs hold a parcel without it. `recipient_papers`: the recipient will be asked. */
export type PartyFinding = (typeof partyFindings)[number];

/** What customs will ask of the parties that the shipment does not say; empty where no customs border is crossed. */
export function checkParties(shipment: Declared): PartyFinding[] {
  const { fromAddress: from, toAddress: to } = shipment;
  if (!crossesCustomsBorder(from, to)) return [];
  const found: Record<PartyFinding, boolean> = {
    customs_id_missing: lacksCustomsId(to),
    recipient_papers: askForPapers.has(to.country) && !isBusiness(to),
    ...lacksEori(shipment),
  };
  return partyFindings.filter((one) => found[one]);
}

const lacksCustomsId = (to: Address): boolean =>
  customsIdName(to.country) !== null &&
  !customsIdOf(to) &&
  !to.vatId &&
  !(isBusiness(to) && onlyOfPersons.has(to.country));

/**
 * Customs know businesses by it: in the EU on import and export (UCC, article 9), in the United Kingdom likewise (HMRC).
 * Outside, senders have no such number.
 */
function lacksEori(shipment: Declared) {
  const { fromAddress: from, toAddress: to } = shipment;
  const numbers = customsNumbers(shipment);
  const is = businessParties(shipment);
  const home = { from: customsHome(from), to: customsHome(to) };
  const isImported = entersEu(from, to) || home.to === 'GB';
  const isExported = isInEuCustoms(from) || home.from === 'GB';
  return {
    recipient_eori_missing: is.recipient && isImported && !numbers.recipient.eori,
    sender_eori_missing: is.sender && isExported && !numbers.sender.eori,
  };
}
