// Customs of a shipment: does it cross the border, who pays, must it be declared (C-08 to C-10).
import * as z from 'zod/mini';
import type { Cents } from './money.ts';
import { carrierCountry, isInEuCustoms, isInEuVat, isInsideEu, type Place } from './territory.ts';

/** A§9: goods worth this much need an export declaration. */
export const EXPORT_DECLARATION_FROM: Cents = 100_000;
/** From here on we point out that customs counts shipping and insurance in (C-09). */
const EXPORT_DECLARATION_HINT_FROM: Cents = 90_000;

type Route = { from: Place; to: Place };

/** Forced when the goods leave the EU and are worth 1000.00 or more; not for, say, US → BR. */
export const exportDeclarationRequired = ({ from, to, valueCents }: Route & { valueCents: Cents }): boolean =>
  leavesEu({ from, to }) && valueCents >= EXPORT_DECLARATION_FROM;

/** Just below the threshold: shipping and insurance count at customs. */
export const exportDeclarationNear = ({ from, to, valueCents }: Route & { valueCents: Cents }): boolean =>
  leavesEu({ from, to }) &&
  valueCents >= EXPORT_DECLARATION_HINT_FROM &&
  valueCents < EXPORT_DECLARATION_FROM;

const leavesEu = ({ from, to }: Route): boolean => isInsideEu(from) && !isInsideEu(to);

/** Whether the parcel needs customs papers: another country or other EU areas, e.g. the mainland and the Canaries. */
export const crossesCustomsBorder = (from: Place, to: Place): boolean => {
  if (isInsideEu(from) && isInsideEu(to)) return false;
  const sameAreas = isInEuCustoms(from) === isInEuCustoms(to) && isInEuVat(from) === isInEuVat(to);
  return !sameAreas || carrierCountry(from) !== carrierCountry(to);
};

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

export function customsCaseOf({ from, to }: Route): CustomsCase {
  if (!crossesCustomsBorder(from, to)) return isInsideEu(from) ? 'inside-eu' : 'domestic';
  return !isInsideEu(from) && isInsideEu(to) ? 'import-into-eu' : 'export';
}
