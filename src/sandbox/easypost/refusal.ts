// Why a carrier refuses a shipment: the texts of rate_error messages.
import type { Carrier } from './carrier-accounts.ts';
import { everyoneFails, fedexFails } from './magic.ts';
import type { Measured } from './measure.ts';
import type { Address, CustomsInfo } from './wire-schema.ts';
import { LIMITS, SPERRGUT } from './rate-card.ts';
import { crossesCustomsBorder, EMBARGO, isEu, type Zone } from './zones.ts';

export type Lane = {
  from: Address;
  to: Address;
  zone: Zone | undefined;
  customs: CustomsInfo | null;
  /** Rated as an order, even with one parcel. */
  isOrder: boolean;
};

const outOfOrder: Record<Carrier, string> = {
  DHLExpress: 'Unable to retrieve DHL Express rates: 998: A system error occurred, please try again later.',
  FedEx:
    'SERVICE.UNAVAILABLE.ERROR: The service is currently unavailable and we are working to resolve the issue.',
  UPS: 'The UPS rating system is temporarily unavailable. (10001)',
  DPD: 'DPD: Der Service ist momentan nicht erreichbar.',
  DhlPaket: 'DHL Paket: The service is temporarily not available.',
  USPS: 'USPS: The web service is temporarily unavailable.',
};

const isBulkyAtHome = (carrier: Carrier, lane: Lane) => carrier === 'DhlPaket' && lane.zone === 'D';

function sizeRefusal(carrier: Carrier, lane: Lane, { sides, girth }: Measured): string | undefined {
  const limits = LIMITS[carrier];
  const most = isBulkyAtHome(carrier, lane) ? SPERRGUT.sides : limits.sides;
  if (sides.some((side, i) => side > (most[i] ?? 0))) {
    return `Package dimensions ${sides.join('x')} cm exceed the maximum of ${most.join('x')} cm.`;
  }
  if (limits.least && sides[0] > 0 && sides.some((side, i) => side < (limits.least?.[i] ?? 0))) {
    return `Package dimensions ${sides.join('x')} cm are below the minimum of ${limits.least.join('x')} cm.`;
  }
  const tighter = limits.girthFor?.countries.includes(lane.to.country ?? '') ? limits.girthFor.cm : undefined;
  const mostGirth = tighter ?? limits.girth;
  return mostGirth !== undefined && girth > mostGirth
    ? `Length plus girth of ${girth} cm exceeds the maximum of ${mostGirth} cm.`
    : undefined;
}

function laneRefusal(carrier: Carrier, { from, to, zone, isOrder }: Lane): string | undefined {
  const [origin, destination] = [from.country ?? '', to.country ?? ''];
  if (EMBARGO.has(origin) || EMBARGO.has(destination)) {
    return `Service to ${EMBARGO.has(destination) ? destination : origin} is suspended.`;
  }
  if (carrier === 'USPS' && origin !== 'US')
    return 'USPS only accepts shipments that originate in the United States.';
  if (carrier === 'DhlPaket' && origin !== 'DE')
    return 'DHL Paket only accepts shipments that originate in Germany.';
  if (carrier === 'DPD' && !isEu(origin)) return `DPD does not collect in ${origin}.`;
  if (!zone || (zone === 'U' && carrier !== 'USPS')) {
    return `${carrier} offers no domestic service in ${origin} for this account.`;
  }
  if (carrier === 'DhlPaket' && isOrder) return 'DhlPaket does not support multi-piece shipments.';
  return undefined;
}

/** A quote reports this in a message, a purchase is refused. */
export const lacksCustoms = ({ from, to, customs }: Pick<Lane, 'from' | 'to' | 'customs'>): boolean =>
  crossesCustomsBorder(from, to) && !customs?.customs_items.length;

/** Undefined when the carrier accepts it. */
export function refusal(carrier: Carrier, lane: Lane, measured: Measured): string | undefined {
  if (everyoneFails(lane.to) || (carrier === 'FedEx' && fedexFails(lane.to))) return outOfOrder[carrier];
  const laneReason = laneRefusal(carrier, lane);
  if (laneReason) return laneReason;
  if (measured.kg > LIMITS[carrier].kg) {
    return `The package weight of ${measured.kg} kg exceeds the maximum of ${LIMITS[carrier].kg} kg for ${carrier}.`;
  }
  const sizeReason = sizeRefusal(carrier, lane, measured);
  if (sizeReason) return sizeReason;
  if (lacksCustoms(lane)) {
    return 'Customs information is required for shipments that cross a customs border. (SHIPMENT.CUSTOMS_INFO.REQUIRED)';
  }
  return undefined;
}
