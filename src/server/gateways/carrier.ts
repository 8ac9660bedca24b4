// Port to the carriers: ask for rates, buy, read back, fetch the label, book a pickup.
import type { Carrier } from '#domain/carrier.ts';
import type { TooLong } from '#domain/label-line.ts';
import type { LabelCharge } from '#domain/label-charge.ts';
import type { Cents } from '#domain/money.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import type { CarrierRate, RateReference } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Incident, TrackingStatus } from '#domain/tracking.ts';
import type { NoRateReason } from '#domain/unavailable.ts';
import type { Delivery } from './delivery.ts';

/**
 * `text`: the carrier's own words; `tooLong`: the fields it cannot print. Neither rates nor messages: the carrier could
 * not be asked, through a fault of ours reported to the operator.
 */
export type CarrierAnswer = {
  rates: CarrierRate[];
  messages: {
    carrier: Carrier;
    service?: string;
    reason: NoRateReason;
    text?: string;
    tooLong?: TooLong[];
  }[];
};

/** The customs invoice that the carrier side has drawn up from the declared goods. */
export type CarrierInvoice = {
  /** Where to fetch it; public, like a label's URL. Null: nowhere. */
  url: string | null;
  /** The carrier already has it, so nobody has to print one. */
  isSubmitted: boolean;
};

/** A bought label; one per parcel, in parcel order. */
export type BoughtLabel = {
  packageIndex: number;
  trackingCode: string;
  /** Where the carrier side serves the file; public, so it is copied and never shown. */
  labelUrl: string;
  upstreamShipmentId: string;
  /** What the carrier charged for the label, net; null if it does not say. */
  costCents: Cents | null;
  /** One carrier price covers this and other parcels: `costCents` is an equal share of it. */
  isConsigned?: true;
  /** Absent: the carrier made none. */
  carrierInvoice?: CarrierInvoice;
  /** Absent: the carrier itemizes no charges. */
  charges?: readonly LabelCharge[];
};

/**
 * The outcome of a purchase. `unknown`: it may have happened and could not be read back in time; it must not be bought
 * elsewhere; `labels` are those known to exist. `refused`: it certainly did not happen and never will; `labels` are
 * those of parcels bought before another one was refused.
 */
export type Purchase =
  | { outcome: 'bought'; labels: BoughtLabel[] }
  | { outcome: 'refused'; code: string; text: string; labels?: BoughtLabel[] }
  | { outcome: 'unknown'; code: string; text: string; labels: BoughtLabel[] };

export type PickupRequest = {
  reference: RateReference;
  shipment: Shipment;
  window: PickupWindow;
  /** The heaviest of the waiting parcels: carriers judge the load by the one that is named. */
  upstreamShipmentId: string;
  /** How many parcels are waiting. */
  parcels: number;
  /**
   * An earlier attempt may have booked: then its number is returned, or it is cancelled if it was for another window
   * that is not over by `now`.
   */
  isRetry: boolean;
  /** No pickup was booked for this shipment before that time. */
  since: Date;
  now: Date;
};

/** `pickupId` is the carrier side's, used to cancel; the cost is net, null if the carrier does not say it in euro. */
export type PaidPickup = { pickupId: string; costCents: Cents | null };

/** A booked pickup. `earlier`: pickups of attempts whose answer was lost, and whose windows are over. */
export type BookedPickup = PaidPickup & { confirmation: string; earlier?: PaidPickup[] };

/** The fault code when too many pickups were booked since `since` to go through them all. */
export const PICKUPS_NOT_LISTED = 'pickups_not_listed';

/** `pickupId` null: whatever has been booked for this reference since `since`. */
type PickupToCancel = { pickupId: string | null; reference: RateReference; since: Date; now: Date };

/**
 * `cancelled`: its cost is refunded. `none`: nothing is booked that could still come. `earlier`: as above, pickups that
 * have come and are paid for.
 */
export type PickupCancelled = { outcome: 'cancelled' | 'none'; earlier?: PaidPickup[] };

/** `submitted`: requested, the carrier answers later. `rejected`: the label was used, or the carrier declines. */
export type LabelRefund = 'none' | 'submitted' | 'refunded' | 'rejected';

export type ParcelEvent = {
  at: Date;
  status: TrackingStatus;
  reason: Incident | null;
  /** In the carrier's words. */
  description: string | null;
  city: string | null;
  country: string | null;
  carrierCode: string | null;
  /** The event as received, for anyone who has to investigate it. */
  raw: string;
};

/** A report on one parcel: everything known about it, or just the last event. */
export type ParcelNews = {
  source: string;
  code: string;
  carrier: string | null;
  events: readonly ParcelEvent[];
  eta: Date | null;
  saidAt: Date;
};

/** `other`: genuine, but nothing we act on. */
export type CarrierNotice =
  | { about: 'parcel'; news: ParcelNews }
  | { about: 'refund'; upstreamShipmentId: string }
  | { about: 'other' };

export type CarrierPort = {
  /** The carriers that can be asked, in configured order. */
  carriers: readonly Carrier[];
  /** Asks one carrier. Never throws for a carrier's refusal; ends early when the signal fires. */
  rate(
    carrier: Carrier,
    shipment: Shipment,
    options: { signal: AbortSignal; reference: string },
  ): Promise<CarrierAnswer>;
  /** The current cost of the quoted service; null if it is no longer offered. Earlier rate ids are void afterwards. */
  requote(reference: RateReference): Promise<{ reference: RateReference; costCents: Cents } | null>;
  /**
   * Buys what was quoted. Ambiguous answers are resolved by reading back, never by a second buy. `maxCostCents`: a rate
   * that has expired upstream is requested again and bought only up to this cost.
   */
  buy(reference: RateReference, options: { maxCostCents: number }): Promise<Purchase>;
  /** Reads back whether the labels exist already; null when nothing was bought. */
  findPurchase(reference: RateReference): Promise<BoughtLabel[] | null>;
  /** The label as PDF. */
  fetchLabel(label: Pick<BoughtLabel, 'labelUrl' | 'upstreamShipmentId'>): Promise<Uint8Array>;
  /** The carrier's own invoice as PDF. */
  fetchCarrierInvoice(url: string): Promise<Uint8Array>;
  /** The state of a bought label's refund. */
  findRefund(upstreamShipmentId: string): Promise<LabelRefund>;
  /** Asks the carrier to take the label back. If already requested, answers its current state; never `none`. */
  requestRefund(upstreamShipmentId: string): Promise<LabelRefund>;
  /** Books a pickup for bought shipments. */
  bookPickup(request: PickupRequest): Promise<BookedPickup>;
  /** Cancels a pickup; one already cancelled counts as done. Throws if that fails or is uncertain. */
  cancelPickup(pickup: PickupToCancel): Promise<PickupCancelled>;
  /** What is known of a bought parcel's journey; null: nothing yet. Usually a webhook tells us. */
  findNews(upstreamShipmentId: string, now: Date): Promise<ParcelNews | null>;
  /**
   * The same for a parcel whose label was not bought through the carrier side, which sends us webhooks from then on.
   * Repeated calls follow the same parcel.
   */
  followParcel(parcel: { trackingCode: string; carrier: string }, now: Date): Promise<ParcelNews | null>;
  /** Null if the call is forged or unsigned, or no secret is configured. */
  readNotice(delivery: Delivery): CarrierNotice | null;
  /** Whether the call carries the carrier side's signature; readNotice verifies it. */
  isSigned(delivery: Delivery): boolean;
  /** Registers our webhook with the carrier side; does nothing if it is registered, and checks again after a while. */
  ensureWebhook(notifyUrl: string, now: Date): Promise<unknown>;
};
