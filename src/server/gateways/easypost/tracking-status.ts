// Maps one EasyPost tracking entry to our status and reason: by status, detail and the carrier's words. Pure.
import type { Incident, TrackingStatus } from '#domain/tracking.ts';
import type { WireTrackingDetail } from './tracking-wire.ts';

const byStatus: ReadonlyMap<string, TrackingStatus> = new Map([
  ['in_transit', 'in_transit'],
  ['out_for_delivery', 'out_for_delivery'],
  ['delivered', 'delivered'],
  ['available_for_pickup', 'ready_for_pickup'],
  ['return_to_sender', 'return_to_sender'],
  ['failure', 'delivery_failed'],
  ['cancelled', 'cancelled'],
]);

/** Details that say more than "in transit". */
const underWay: ReadonlyMap<string, TrackingStatus> = new Map([
  ['label_created', 'pending'],
  ['arrived_at_pickup_location', 'ready_for_pickup'],
  ['out_for_delivery', 'out_for_delivery'],
  ['return', 'return_to_sender'],
]);

/** Problems, reported as a failure or in transit: only the last two happen at a door. */
const troubles: ReadonlyMap<string, TrackingStatus> = new Map([
  ['delayed', 'delivery_delayed'],
  ['weather_delay', 'delivery_delayed'],
  ['missorted', 'delivery_delayed'],
  ['transit_exception', 'delivery_delayed'],
  ['held', 'on_hold'],
  ['awaiting_information', 'on_hold'],
  ['address_correction', 'on_hold'],
  ['damaged', 'on_hold'],
  ['lost', 'on_hold'],
  ['delivery_exception', 'delivery_failed'],
  ['refused', 'delivery_failed'],
]);

const reasons: ReadonlyMap<string, Incident> = new Map([
  ['address_correction', 'address_incorrect'],
  ['refused', 'consignee_refused'],
  ['damaged', 'carrier_damaged_parcel'],
  ['lost', 'carrier_parcel_lost'],
  ['missorted', 'carrier_sorting_error'],
  ['weather_delay', 'weather_delay'],
]);

/** FedEx has one detail for its courier and for every facility up to the last, and this code for the courier alone. */
const COURIER_DETAIL = 'received_at_origin_facility';
const COURIER_CODE = 'PU';
/** UPS reports its courier without any detail; postal services accept over a counter. */
const PICKED_UP =
  /^((the )?(shipment|package|parcel) )?(has been |was )?picked up\b|^pickup scan\b|^accept(ed|ance)\b|\bin possession of item\b/i;
/** Customs has no detail of its own, only the carrier's words; nor have absent recipients and unpaid duties. */
const CUSTOMS = /\b(customs|clearance|zoll|verzoll)/i;
/** The parcel has passed customs, unless an earlier word says that it has not yet. */
const CLEARED =
  /\b(cleared|released|passed|left|(customs|clearance)( processing)?( is| was| has been)? (completed?|finished|successful)|freigegeben|abgeschlossen|verlassen|verzollt)\b/i;
const CORRECTED = /\b(corrected|korrigiert|berichtigt)\b/i;
const NOT_YET =
  /\b(not|to be|will be|being|awaiting|waiting|pending|until|before|once|when|if|must|needs?|cannot|unable|to customs|nicht|noch|muss|wird)\b/i;
/** In the wording of FedEx, UPS and DHL. */
const NOT_HOME =
  /\b(not (at )?home|no(body| one) (at )?home|(customer|receiver|recipient|consignee|addressee|business)( (is|was))? (absent|unavailable|closed|not (available|present|in(?=\s*([).,;]|$))))|premises( (is|are|was|were))? closed|nicht (zu hause|angetroffen)|empfänger( (ist|war))? (abwesend|nicht (anwesend|da|erreichbar))|(geschäft|firma)( (ist|war))? geschlossen)\b/i;
/** A delivery was attempted: excludes attempts that are still to come or were not made. */
const AT_THE_DOOR =
  /(?<!\b(no|without|without a|kein|keinen|next|nächster|nächsten) )\b(delivery (exceptions?|attempts?|(was )?attempted)|attempted (delivery|to deliver)|zustellversuche?)\b(?! (is |was |will be |wird )?(scheduled|planned|not made|geplant|vorgesehen))/i;
const ON_THE_WAY = /\bshipment exception\b/i;
const UNPAID = /\b(duties|taxes)\b.*\b(unpaid|due|owed|outstanding|not paid)\b/i;

type Said = Pick<WireTrackingDetail, 'status' | 'status_detail' | 'message' | 'carrier_code'>;

/** Whether the location is known: entries between two scans are a forecast, and no step. */
export const hasKnownLocation = ({ status }: Pick<Said, 'status'>): boolean =>
  status === 'pre_transit' || byStatus.has(status ?? '');

/** Judged by this entry alone, whatever came before: a repeated entry must read the same. */
export function statusFromWire(said: Said): TrackingStatus {
  const main = byStatus.get(said.status ?? '') ?? 'pending';
  if (main === 'delivery_failed') return ofFailure(said);
  if (main !== 'in_transit') return main;
  return byDetail(said) ?? byCourier(said) ?? (isInCustoms(said.message ?? '') ? 'customs' : main);
}

/** EasyPost also says "failure" for a label torn in transit: the parcel was at a door only if something says so. */
function ofFailure(said: Said): TrackingStatus {
  const message = said.message ?? '';
  if (AT_THE_DOOR.test(message) || isNobodyHome(message)) return 'delivery_failed';
  return byDetail(said) ?? (ON_THE_WAY.test(message) ? 'delivery_delayed' : 'delivery_failed');
}

function byDetail({ status, status_detail, message }: Said): TrackingStatus | null {
  const detail = status_detail ?? '';
  if (detail === 'address_correction' && isDone(CORRECTED, message ?? '')) return 'in_transit';
  if (status === 'failure' && detail !== 'return') return troubles.get(detail) ?? null;
  return troubles.get(detail) ?? underWay.get(detail) ?? null;
}

function byCourier({ status_detail, message, carrier_code }: Said): TrackingStatus | null {
  const isCourier = status_detail === COURIER_DETAIL && carrier_code === COURIER_CODE;
  return isCourier || PICKED_UP.test(message ?? '') ? 'picked_up' : null;
}

/** Customs look for the recipient, too, but for papers, not at a door. */
const isNobodyHome = (message: string): boolean => NOT_HOME.test(message) && !CUSTOMS.test(message);

const isInCustoms = (message: string): boolean => CUSTOMS.test(message) && !isDone(CLEARED, message);

function isDone(words: RegExp, message: string): boolean {
  const done = words.exec(message);
  return done !== null && !NOT_YET.test(message.slice(0, done.index));
}

const isFine = (status: TrackingStatus): boolean => ['pending', 'picked_up', 'in_transit'].includes(status);

/** Only for parcels on hold or failed: one in transit may still mention taxes. */
export function reasonFromWire({ status_detail, message }: Said, status: TrackingStatus): Incident | null {
  if (isFine(status)) return null;
  const text = message ?? '';
  const known = reasons.get(status_detail ?? '');
  if (known) return known;
  if (status === 'delivery_failed' && isNobodyHome(text)) return 'consignee_not_home';
  if (status === 'on_hold' && UNPAID.test(text)) return 'customs_duties_unpaid';
  return status_detail === 'awaiting_information' && CUSTOMS.test(text) ? 'customs_documentation' : null;
}
