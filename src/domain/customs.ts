// Customs of a shipment: does it cross the border, who pays, must it be declared (C-08 to C-10).
import * as z from 'zod/mini';
import type { Cents } from './money.ts';
import { hasHsCode, type Parcel } from './parcel.ts';
import {
  customsHome,
  isInEuCustoms,
  isInEuVat,
  isInsideEu,
  isWithinUk,
  type Place,
  staysInsideEu,
} from './territory.ts';

/** A§9: goods worth this much need an export declaration. */
export const EXPORT_DECLARATION_FROM: Cents = 100_000;
/** From this value on we point out that customs adds shipping and insurance (C-09). */
const EXPORT_DECLARATION_HINT_FROM: Cents = 90_000;

type Route = { from: Place; to: Place };

/** Forced when the goods leave the EU and are worth 1000.00 or more; not for, say, US → BR. */
export const exportDeclarationRequired = ({ from, to, valueCents }: Route & { valueCents: Cents }): boolean =>
  leavesEu({ from, to }) && valueCents >= EXPORT_DECLARATION_FROM;

/** Just below the threshold: customs adds shipping and insurance. */
export const isNearDeclarationThreshold = ({
  from,
  to,
  valueCents,
}: Route & { valueCents: Cents }): boolean =>
  leavesEu({ from, to }) &&
  valueCents >= EXPORT_DECLARATION_HINT_FROM &&
  valueCents < EXPORT_DECLARATION_FROM;

/**
 * Whether goods leave the EU list (C-08), or the customs territory from a part of it outside the VAT area (UCC art.
 * 269: goods from the Canaries are declared on their way to the USA). A destination not chosen yet is not outside.
 */
const leavesEu = ({ from, to }: Route): boolean =>
  to.country !== '' &&
  !isWithinUk(from, to) &&
  ((isInsideEu(from) && !isInsideEu(to)) || (isInEuCustoms(from) && !isInEuCustoms(to)));

/**
 * Whether the parcel needs customs papers: another country or other EU areas, e.g. the mainland and the Canaries. Goods
 * of Northern Ireland reach Great Britain uncleared, not the other way round (Windsor Framework).
 */
export const crossesCustomsBorder = (from: Place, to: Place): boolean => {
  if (staysInsideEu(from, to) || (isWithinUk(from, to) && isInsideEu(from))) return false;
  const sameAreas = isInEuCustoms(from) === isInEuCustoms(to) && isInEuVat(from) === isInEuVat(to);
  return !sameAreas || customsHome(from) !== customsHome(to);
};

/** From outside the EU's customs territory into it. */
export const entersEu = (from: Place, to: Place): boolean => !isInEuCustoms(from) && isInEuCustoms(to);

/**
 * Whether an EU export declaration exists at all: not for goods from outside the customs territory, wherever they go,
 * nor for what stays in the United Kingdom.
 */
export const mayDeclareExport = (from: Place, to: Place): boolean =>
  isInEuCustoms(from) && crossesCustomsBorder(from, to);

/**
 * Areas into which no carrier brings goods from outside without their tariff number (C-06). Not listed: countries where
 * only some carriers insist, and what a postal service demands of its own senders.
 */
const tariffNumberAreas: readonly ((place: Place) => boolean)[] = [
  // CBP: since 29 August 2025 nothing is exempt from duty, so each parcel is entered by its number. Puerto Rico is
  // part of the customs territory, the Virgin Islands, Guam and American Samoa are not.
  (place) => customsHome(place) === 'US',
  // Regulation (EU) 2015/2446: six digits in the entry summary declaration (ICS2, by air since 1 March 2023) and in
  // the import declaration of low value.
  isInEuCustoms,
  // Norway, Switzerland (with Büsingen) and Liechtenstein are behind the same ICS2 border; between them and the EU it
  // requires nothing.
  (place) => isInEuCustoms(place) || ['NO', 'CH'].includes(customsHome(place)),
];

/** Whether the parcels need their tariff numbers. `stops`: sender, hub if any, recipient. */
export const tariffNumberRequired = (...stops: readonly Place[]): boolean =>
  stops.some((to, index) => {
    const from = stops[index - 1];
    return from !== undefined && tariffNumberAreas.some((isInside) => isInside(to) && !isInside(from));
  });

/** Positions of the packages that have no valid tariff number. */
export const packagesWithoutHsCode = (packages: readonly Pick<Parcel, 'hsCode'>[]): number[] =>
  packages.flatMap((parcel, index) => (hasHsCode(parcel) ? [] : [index]));

export const Incoterm = z.enum(['DDP', 'DAP']);
export type Incoterm = z.infer<typeof Incoterm>;

/** R40. */
export const incotermFor = (services: { customsClearance: boolean }): Incoterm =>
  services.customsClearance ? 'DDP' : 'DAP';

/** Who pays duties and taxes. */
export const dutyPayerFor = (incoterm: Incoterm): 'sender' | 'recipient' =>
  incoterm === 'DDP' ? 'sender' : 'recipient';

/** What a rate row can honestly say about duties (C-23). */
export const CustomsCase = z.enum(['inside-eu', 'domestic', 'import-into-eu', 'export']);
export type CustomsCase = z.infer<typeof CustomsCase>;

/** Whether the sender will owe duties of an amount not known yet: the buyer agrees to them first (C-10). */
export const areDutiesBilledLater = (incoterm: Incoterm, customsCase: CustomsCase): boolean =>
  incoterm === 'DDP' && (customsCase === 'export' || customsCase === 'import-into-eu');

export function customsCaseOf({ from, to }: Route): CustomsCase {
  if (!crossesCustomsBorder(from, to)) return staysInsideEu(from, to) ? 'inside-eu' : 'domestic';
  return isInsideEu(to) ? 'import-into-eu' : 'export';
}
