// Goods from the United States: above a value the exporter has to file them first, and no exemption can be named.
import { customsItems } from './customs-item.ts';
import type { Cents } from './money.ts';
import type { Shipment } from './shipment.ts';
import { carrierCountry, customsHome } from './territory.ts';

/** 2,500 USD per tariff number (15 CFR 30.37(a)). We know no exchange rates, and take a euro for 1.25 dollars. */
const FILED_ABOVE: Cents = 200_000;

type Sending = Pick<Shipment, 'fromAddress' | 'toAddress' | 'packages'>;

/** Goods for Canada are exempt whatever they are worth (15 CFR 30.36). */
export const isUsToCanada = ({ fromAddress, toAddress }: Omit<Sending, 'packages'>): boolean =>
  customsHome(fromAddress) === 'US' && customsHome(toAddress) === 'CA';

/**
 * All parcels of one tariff number count together; so do those without one. What goes between the States and Puerto
 * Rico is filed like an export (15 CFR 30.2).
 */
export function needsUsFiling(shipment: Sending): boolean {
  const { fromAddress, toAddress } = shipment;
  const isFiled =
    customsHome(fromAddress) === 'US' && carrierCountry(fromAddress) !== carrierCountry(toAddress);
  if (!isFiled || isUsToCanada(shipment)) return false;
  const sums = new Map<string | null, Cents>();
  for (const { hsCode, valueCents } of customsItems(shipment))
    sums.set(hsCode, (sums.get(hsCode) ?? 0) + valueCents);
  return [...sums.values()].some((cents) => cents > FILED_ABOVE);
}
