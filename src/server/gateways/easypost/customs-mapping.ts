// Customs data as EasyPost wants it, for every shipment that crosses a border, or what carriers take for one.
import type { Carrier } from '#domain/carrier.ts';
import { customsItem, explanationOf, purposeOf } from '#domain/customs-item.ts';
import { businessParties, customsNumbers } from '#domain/customs-numbers.ts';
import { inspectionOf } from '#domain/goods-permits.ts';
import { euroFromCents } from '#domain/money.ts';
import type { Parcel } from '#domain/parcel.ts';
import type { ProductIds } from '#domain/product-ids.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { ShipmentPurpose } from '#domain/shipment-purpose.ts';
import { carrierCountry, customsHome } from '#domain/territory.ts';
import { isUsToCanada, needsUsFiling } from '#domain/us-export.ts';
import { normaliseVatId, splitVatId } from '#domain/vat.ts';
import { ouncesFromKg } from './units.ts';

/** The only country, Puerto Rico included, whose exporters must name an exemption; without one no carrier rates. */
const US_EXEMPTION = 'NOEEI 30.37(a)';
const US_EXEMPTION_TO_CANADA = 'NOEEI 30.36';

type Contents = 'merchandise' | 'gift' | 'sample' | 'returned_goods' | 'documents' | 'other';

/** EasyPost's name for each purpose; "other" must be explained. */
const contentsOf: Record<ShipmentPurpose, Contents> = {
  commercial: 'merchandise',
  gift: 'gift',
  sample: 'sample',
  return: 'returned_goods',
  repair: 'other',
  documents: 'documents',
  personal: 'other',
  other: 'other',
};

type CustomsInfo = {
  contents_type: Contents;
  contents_explanation?: string;
  customs_certify: true;
  customs_signer: string;
  non_delivery_option: 'return';
  restriction_type: 'none' | 'sanitary_phytosanitary_inspection';
  restriction_comments?: string;
  eel_pfc?: string;
  customs_items: CustomsItem[];
};

/** Value and weight are those of the whole line. */
type CustomsItem = {
  description: string;
  quantity: 1;
  value: string;
  currency: 'EUR';
  weight: number;
  origin_country: string;
  hs_tariff_number?: string;
  /** The seller's own number; the other two are the manufacturer's and the global one (EU, since November 2026). */
  code?: string;
  manufacturer_product_id?: string;
  standardized_product_id?: string;
};

type TaxIdentifier = {
  entity: 'SENDER' | 'RECEIVER';
  tax_id: string;
  tax_id_type: 'VAT' | 'EORI' | 'EOR';
  issuing_country: string;
};

export function toCustomsInfo(shipment: Shipment, parcel: Parcel): CustomsInfo {
  const { fromAddress } = shipment;
  // The purpose of all parcels together, as on the papers: one returned item does not turn the rest into a return.
  const purpose = purposeOf(shipment);
  const explanation = explanationOf(purpose);
  return {
    contents_type: contentsOf[purpose],
    ...(explanation === null ? {} : { contents_explanation: explanation }),
    customs_certify: true,
    customs_signer: fromAddress.name,
    non_delivery_option: 'return',
    ...restrictionOf(parcel),
    ...exemptionOf(shipment),
    customs_items: [toCustomsItem(parcel, fromAddress)],
  };
}

function restrictionOf({ hsCode }: Parcel): Pick<CustomsInfo, 'restriction_type' | 'restriction_comments'> {
  const inspection = inspectionOf(hsCode);
  return inspection === null
    ? { restriction_type: 'none' }
    : { restriction_type: 'sanitary_phytosanitary_inspection', restriction_comments: inspection };
}

function exemptionOf(shipment: Shipment): Pick<CustomsInfo, 'eel_pfc'> {
  if (customsHome(shipment.fromAddress) !== 'US' || needsUsFiling(shipment)) return {};
  return { eel_pfc: isUsToCanada(shipment) ? US_EXEMPTION_TO_CANADA : US_EXEMPTION };
}

/** Read from the same table as the papers, so that customs read the same everywhere. */
function toCustomsItem(parcel: Parcel, sender: Shipment['fromAddress']): CustomsItem {
  const item = customsItem(parcel, { index: 0, sender });
  return {
    description: item.description,
    quantity: item.quantity,
    value: euroFromCents(item.valueCents),
    currency: 'EUR',
    // Carriers refuse contents heavier than the parcel; equal weight is fine.
    weight: ouncesFromKg(item.weightKg),
    origin_country: item.originCountry,
    ...(item.hsCode ? { hs_tariff_number: item.hsCode } : {}),
    ...toProductIds(item.productIds),
  };
}

const toProductIds = ({ merchant, manufacturer, gtin }: ProductIds) => ({
  ...(merchant ? { code: merchant } : {}),
  ...(manufacturer ? { manufacturer_product_id: manufacturer } : {}),
  ...(gtin ? { standardized_product_id: gtin } : {}),
});

/** UPS may hold parcels entering the EU unless told which party is a business; EasyPost does not infer it. */
export function toUpsParties(shipment: Shipment): { shipper_type: PartyType; consignee_type: PartyType } {
  const { sender, recipient } = businessParties(shipment);
  return { shipper_type: partyType(sender), consignee_type: partyType(recipient) };
}

type PartyType = 'business' | 'consumer';

const partyType = (isBusiness: boolean): PartyType => (isBusiness ? 'business' : 'consumer');

/** EasyPost's table of types by carrier (support article "Tax Identifiers"): DHL Express has its own name for EORI. */
const eoriTypeOf = (carrier: Carrier): 'EORI' | 'EOR' => (carrier === 'DHL Express' ? 'EOR' : 'EORI');

export function toTaxIdentifiers(shipment: Shipment, carrier: Carrier): TaxIdentifier[] {
  const eori = eoriTypeOf(carrier);
  const numbers = customsNumbers(shipment);
  const sender = { entity: 'SENDER', address: shipment.fromAddress } as const;
  const receiver = { entity: 'RECEIVER', address: shipment.toAddress } as const;
  const named = [
    { ...sender, tax_id_type: 'VAT', taxId: numbers.sender.vatId },
    { ...sender, tax_id_type: eori, taxId: numbers.sender.eori },
    { ...receiver, tax_id_type: 'VAT', taxId: numbers.recipient.vatId },
    { ...receiver, tax_id_type: eori, taxId: numbers.recipient.eori },
  ] as const;
  return named.flatMap(({ entity, address, tax_id_type, taxId }): TaxIdentifier[] => {
    const tax_id = taxId?.replace(/[\s.-]/g, '');
    if (!tax_id) return [];
    // A number that names its own issuing country need not be from the sender's.
    const number = normaliseVatId(tax_id);
    const saysIssuer = tax_id_type === eori || splitVatId(number) !== null;
    const issuing_country = saysIssuer ? issuerOf(number) : carrierCountry(address);
    return [{ entity, tax_id, tax_id_type, issuing_country }];
  });
}

/** XI and EL are not ISO country codes. */
const issuerOf = (taxId: string): string => ({ XI: 'GB', EL: 'GR' })[taxId.slice(0, 2)] ?? taxId.slice(0, 2);
