// Customs papers as EasyPost wants them, for every shipment that crosses a customs border.
import { incotermFor, type Incoterm } from '#domain/customs.ts';
import { euroFromCents, roundCents } from '#domain/money.ts';
import type { Parcel } from '#domain/parcel.ts';
import { isReturned } from '#domain/returned-goods.ts';
import type { Shipment } from '#domain/shipment.ts';
import { carrierCountry } from '#domain/territory.ts';
import { ouncesFromKg } from './units.ts';

/** The only country whose exporters have to name an exemption (below 2500 USD per tariff number). */
const US_EXEMPTION = 'NOEEI 30.37(a)';

export type CustomsInfo = {
  contents_type: 'merchandise' | 'returned_goods';
  customs_certify: true;
  customs_signer: string;
  non_delivery_option: 'return';
  restriction_type: 'none';
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
};

export type TaxIdentifier = {
  entity: 'SENDER' | 'RECEIVER';
  tax_id: string;
  tax_id_type: 'VAT';
  issuing_country: string;
};

export function toCustomsInfo({ fromAddress }: Shipment, parcel: Parcel): CustomsInfo {
  const country = carrierCountry(fromAddress);
  return {
    contents_type: isReturned(parcel.description) ? 'returned_goods' : 'merchandise',
    customs_certify: true,
    customs_signer: fromAddress.name,
    non_delivery_option: 'return',
    restriction_type: 'none',
    ...(country === 'US' ? { eel_pfc: US_EXEMPTION } : {}),
    customs_items: [toCustomsItem(parcel, country)],
  };
}

function toCustomsItem(parcel: Parcel, originCountry: string): CustomsItem {
  const tariffNumber = parcel.hsCode?.replace(/\D/g, '');
  return {
    description: parcel.description,
    quantity: 1,
    value: euroFromCents(roundCents(parcel.value * 100)),
    currency: 'EUR',
    // Carriers refuse contents that weigh more than the parcel; as much is fine.
    weight: ouncesFromKg(parcel.weight),
    origin_country: originCountry,
    ...(tariffNumber ? { hs_tariff_number: tariffNumber } : {}),
  };
}

export function toTaxIdentifiers({ fromAddress, toAddress }: Shipment): TaxIdentifier[] {
  const parties = [
    { entity: 'SENDER', address: fromAddress },
    { entity: 'RECEIVER', address: toAddress },
  ] as const;
  return parties.flatMap(({ entity, address }): TaxIdentifier[] => {
    const taxId = address.vatId?.replace(/[\s.-]/g, '');
    if (!taxId) return [];
    return [{ entity, tax_id: taxId, tax_id_type: 'VAT', issuing_country: carrierCountry(address) }];
  });
}

/** Who pays the duties (R40). */
export const toIncoterm = ({ additionalServices }: Shipment): Incoterm => incotermFor(additionalServices);
