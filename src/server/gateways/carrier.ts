// Port to whoever carries parcels: ask for rates, buy, read back, fetch the label, book a pickup.
import type { Carrier } from '#domain/carrier.ts';
import type { LabelCharge } from '#domain/label-charge.ts';
import type { Cents } from '#domain/money.ts';
import type { PickupWindow } from '#domain/pickup-window.ts';
import type { CarrierRate, RateReference } from '#domain/rate.ts';
import type { Shipment } from '#domain/shipment.ts';
import type { Incident, TrackingStatus } from '#domain/tracking.ts';
import type { NoRateReason } from '#domain/unavailable.ts';
import type { Delivery } from './delivery.ts';

/** `text`: their own words. Neither rates nor messages: it could not be asked, by a fault of ours that the operator is told of. */
export type CarrierAnswer = {
  rates: CarrierRate[];
  messages: { carrier: Carrier; service?: string; reason: NoRateReason; text?: string }[];
};

/** The invoice for customs that the carrier side has made of the goods it was told of. */
export type CarrierInvoice = {
  /** Where it can be had; public, as that of a label. Null: nowhere. */
  url: string | null;
  /** It is with the carrier already, so that nobody has to print one. */
  isSubmitted: boolean;
};

/** One bought label per parcel, in the order of the parcels. */
export type BoughtLabel = {
  packageIndex: number;
  trackingCode: string;
  /** Where the carrier side serves the file; public, so it is copied and never shown. */
  labelUrl: string;
  upstreamShipmentId: string;
  /** What the carrier took for it, net; null when it does not say. */
  costCents: Cents | null;
  /** The carrier has one price for it and others: `costCents` is an equal part of that. */
  isConsigned?: true;
  /** Absent: the carrier made none. */
  carrierInvoice?: CarrierInvoice;
  /** Absent: it says of nothing that it was taken besides. */
  charges?: readonly LabelCharge[];
};

/**
 * What became of a purchase. `unknown`: it may have happened and could not be read back in time; it must not be
 * bought elsewhere; `labels` are those that exist already. `refused`: it certainly did not happen, and nothing more
 * will come of it; `labels` are those of some of the parcels, bought before another one was refused.
 */
export type Purchase =
  | { outcome: 'bought'; labels: BoughtLabel[] }
  | { outcome: 'refused'; code: string; text: string; labels?: BoughtLabel[] }
  | { outcome: 'unknown'; code: string; text: string; labels: BoughtLabel[] };

export type PickupRequest = {
  reference: RateReference;
  shipment: Shipment;
  window: PickupWindow;
  /** The heaviest of the parcels that wait there: carriers judge the load by the one that is named. */
  upstreamShipmentId: string;
  /** How many wait there. */
  parcels: number;
  /**
   * An earlier try may have booked: its number is answered, or it is called off when it was for another window that is
   * not over by `now`.
   */
  isRetry: boolean;
  /** Nothing was booked for it before. */
  since: Date;
  now: Date;
};

/** `pickupId` is theirs, by which it can be called off; the cost is net. */
export type PaidPickup = { pickupId: string; costCents: Cents };

/** A pickup that is booked. `earlier`: those of tries that nobody has heard of, and whose windows are over. */
export type BookedPickup = PaidPickup & { confirmation: string; earlier?: PaidPickup[] };

/** What a fault is called when so much was booked `since` then that it was not looked through. */
export const PICKUPS_NOT_LISTED = 'pickups_not_listed';

/** `pickupId` null: whatever has been booked for this reference `since` then. */
export type PickupToCancel = { pickupId: string | null; reference: RateReference; since: Date; now: Date };

/**
 * `cancelled`: what was taken for it comes back. `none`: nothing is booked for it that could still come. `earlier`: as
 * above, they have come and are paid for.
 */
export type PickupCancelled = { outcome: 'cancelled' | 'none'; earlier?: PaidPickup[] };

/** `submitted`: asked for, the carrier answers later. `rejected`: the label was used, or the carrier will not. */
export type LabelRefund = 'none' | 'submitted' | 'refunded' | 'rejected';

export type ParcelEvent = {
  at: Date;
  status: TrackingStatus;
  reason: Incident | null;
  /** In their words. */
  description: string | null;
  city: string | null;
  country: string | null;
  carrierCode: string | null;
  /** The call as it came, for whoever has to look into it. */
  raw: string;
};

/** What somebody says of one parcel: everything that is known of it, or the last event. */
export type ParcelNews = {
  source: string;
  code: string;
  carrier: string | null;
  events: readonly ParcelEvent[];
  eta: Date | null;
  saidAt: Date;
};

/** `other`: genuine, and about nothing that we act on. */
export type CarrierNotice =
  | { about: 'parcel'; news: ParcelNews }
  | { about: 'refund'; upstreamShipmentId: string }
  | { about: 'other' };

export type CarrierPort = {
  /** Carriers that are asked for this shipment, in the order of the configuration. */
  carriers: readonly Carrier[];
  /** Asks one carrier. Never throws for a carrier's refusal; ends early when the signal fires. */
  rate(
    carrier: Carrier,
    shipment: Shipment,
    options: { signal: AbortSignal; reference: string },
  ): Promise<CarrierAnswer>;
  /** What the quoted service costs now; null when it is no longer offered. Earlier rate ids are void afterwards. */
  requote(reference: RateReference): Promise<{ reference: RateReference; costCents: Cents } | null>;
  /**
   * Buys what was quoted. Ambiguous answers are resolved by reading back, never by a second buy.
   * `maxCostCents`: when the rate has expired upstream it is asked for anew and bought only up to this cost.
   */
  buy(reference: RateReference, options: { maxCostCents: number }): Promise<Purchase>;
  /** Reads back whether the labels exist already; null when nothing was bought. */
  findPurchase(reference: RateReference): Promise<BoughtLabel[] | null>;
  /** The label as PDF. */
  fetchLabel(label: Pick<BoughtLabel, 'labelUrl' | 'upstreamShipmentId'>): Promise<Uint8Array>;
  /** The carrier's own invoice as PDF. */
  fetchCarrierInvoice(url: string): Promise<Uint8Array>;
  /** Where the refund of a bought label stands. */
  findRefund(upstreamShipmentId: string): Promise<LabelRefund>;
  /** Asks the carrier to take the label back. Asked already is answered as it stands; never `none`. */
  requestRefund(upstreamShipmentId: string): Promise<LabelRefund>;
  /** Books a pickup for bought shipments. */
  bookPickup(request: PickupRequest): Promise<BookedPickup>;
  /** Calls a pickup off; one that is cancelled already is fine. Throws what cannot be done, or is not certain. */
  cancelPickup(pickup: PickupToCancel): Promise<PickupCancelled>;
  /** What is known of the way of a bought parcel; null: nothing yet. Usually they call us with it. */
  findNews(upstreamShipmentId: string, now: Date): Promise<ParcelNews | null>;
  /**
   * The same of a parcel whose label the carrier side has not sold; from then on they call us with it. Asked again it is
   * the same parcel.
   */
  followParcel(parcel: { trackingCode: string; carrier: string }, now: Date): Promise<ParcelNews | null>;
  /** Null when the call is forged or unsigned, or when no secret is agreed on. */
  readNotice(delivery: Delivery): CarrierNotice | null;
  /** Whether the call says that it is theirs; readNotice finds out whether it is. */
  isSigned(delivery: Delivery): boolean;
  /** Has the carrier side know where to call us; done already is done, and looked at again after a while. */
  ensureWebhook(notifyUrl: string, now: Date): Promise<unknown>;
};
