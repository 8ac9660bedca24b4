// Buying postage: once per shipment, also with concurrent requests.
import { startTracking } from './tracking-clock.ts';
import { createLabel, createInvoiceForm } from './label-files.ts';
import type { Carrier } from './carrier-accounts.ts';
import { addInsuranceFee, fee } from './fees.ts';
import {
  carrierIsDown,
  carrierNeverAnswers,
  purchaseAnswerIsLost,
  isInsuredByDefault,
  labelFails,
  lastLabelFails,
  priceRises,
  purchaseFails,
  recipientKey,
  walletRunsDry,
} from './magic.ts';
import { longPart } from './label-room.ts';
import { lacksCustoms } from './refusal.ts';
import type { Address, Rate } from './wire-schema.ts';
import { trackingNumber } from './tracking-numbers.ts';
import { paymentRequired, unprocessable } from './wire-error.ts';
import { centsOf, charge, stamp, type ShipmentRecord, type World } from './world.ts';
import { crossesCustomsBorder } from './zones.ts';

/** Rates older than this are no longer honoured. */
const RATE_LIFE_MS = 7 * 86_400_000;

/** How long CARRIERDOWN lasts. */
const AWAY_MS = 60_000;

const EXPRESS: readonly string[] = ['DHLExpress', 'FedEx', 'UPS'];
/** Weights are stored to a tenth of an ounce. */
const DUST_OZ = 0.05;

export const rateUnavailable = () =>
  unprocessable(
    'SHIPMENT.RATES.UNAVAILABLE',
    'The rate is no longer available. Please rerate the shipment and try again.',
  );

const noResponse = () =>
  unprocessable('SHIPMENT.POSTAGE.NO_RESPONSE', 'Error contacting carrier: Carrier did not respond.');

/** Checks what a label requires and a quote does not. */
export function checkComplete({ wire }: ShipmentRecord): void {
  const { from_address: from, to_address: to, customs_info: customs } = wire;
  if (lacksCustoms({ from, to, customs })) {
    throw unprocessable(
      'SHIPMENT.CUSTOMS_INFO.REQUIRED',
      'Customs information is required for shipments that cross a customs border.',
      [{ field: 'customs_info', message: 'cannot be blank' }],
    );
  }
  const gaps = (field: string, { street1, city }: Address) =>
    Object.entries({ street1, city }).flatMap(([part, value]) =>
      value ? [] : [{ field: `${field}.${part}`, message: 'cannot be blank' }],
    );
  const missing = [...gaps('to_address', to), ...gaps('from_address', from)];
  if (missing.length > 0) {
    throw unprocessable(
      'SHIPMENT.MISSING_INFORMATION',
      'The shipment is missing information that its purchase needs.',
      missing,
    );
  }
}

/** Checks that carriers make only when they print a label, not when they quote. */
function carrierRefusal({ wire, piece }: ShipmentRecord, rate: Rate): string | undefined {
  const { from_address: from, to_address: to, customs_info: customs, parcel } = wire;
  if (labelFails(to) || (lastLabelFails(to) && piece.n === piece.of)) {
    return `${rate.carrier}: The label could not be created. (LABELFAIL)`;
  }
  const lacksName = (address: Address) => !address.name && !address.company;
  if (lacksName(to) || lacksName(from))
    return `${rate.carrier}: Name or company is required for sender and recipient.`;
  const tooLong = longPart(rate.carrier, to) ?? longPart(rate.carrier, from);
  if (tooLong) return `${rate.carrier}: ${tooLong}`;
  const itemsWeigh = (customs?.customs_items ?? []).reduce((sum, { weight }) => sum + weight, 0);
  if (itemsWeigh > parcel.weight + DUST_OZ)
    return `${rate.carrier}: The customs items weigh more than the package.`;
  const needsPhone = EXPRESS.includes(rate.carrier) && from.country !== to.country;
  return needsPhone && (!to.phone || !from.phone)
    ? `${rate.carrier}: Phone numbers of sender and recipient are required for international shipments.`
    : undefined;
}

/** `ratedWith`: the shipment that has the rate, where it is not this one. */
type Purchase = { rateId: string; insurance: string | null; ratedWith?: ShipmentRecord | undefined };

function checkBuyable(world: World, record: ShipmentRecord, { rateId, ratedWith = record }: Purchase): Rate {
  const { wire } = record;
  if (wire.postage_label) {
    throw unprocessable(
      'SHIPMENT.POSTAGE.EXISTS',
      'Postage already exists for this shipment. If postage was not purchased recently, please create a new shipment.',
    );
  }
  if (record.isPurchasing) {
    throw unprocessable(
      'SHIPMENT.PURCHASE.IN_PROGRESS',
      'A purchase of this shipment is already in progress.',
    );
  }
  checkComplete(record);
  const rate = ratedWith.wire.rates.find(({ id }) => id === rateId);
  if (!rate && ratedWith.retiredRates.has(rateId)) throw rateUnavailable();
  if (!rate) {
    throw unprocessable('SHIPMENT.MISSING_RATE', 'The rate does not belong to this shipment.', [
      { field: 'rate', message: 'not found' },
    ]);
  }
  if (world.clock.now() - record.ratedAt > RATE_LIFE_MS) throw rateUnavailable();
  return rate;
}

/** PRICEUP: the first purchase finds a higher price. */
export function raisePrice(world: World, to: Address): boolean {
  if (!priceRises(to) || world.raised.has(recipientKey(to))) return false;
  world.raised.add(recipientKey(to));
  return true;
}

function book(world: World, record: ShipmentRecord, rate: Rate, insurance: string | null): void {
  const { wire } = record;
  const at = stamp(world);
  const carrier = rate.carrier as Carrier;
  record.boughtAt = world.clock.now();
  // A bought shipment is kept for good, even if it had been dropped as an old quote.
  world.shipments.put(wire.id, record);
  wire.tracking_code = trackingNumber(carrier, rate.service, world.ids.serial(carrier));
  wire.selected_rate = { ...rate, created_at: at, updated_at: at };
  wire.updated_at = at;
  // Postage of EasyPost's own account (USPS) is insured for 50 dollars by default.
  const byAccount = isInsuredByDefault(wire.to_address) ? '100.00' : carrier === 'USPS' ? '50.00' : null;
  const wanted = insurance ?? record.wantedInsurance ?? byAccount;
  wire.insurance = wanted !== null && Number(wanted) > 0 ? wanted : null;
  // A consignment is paid for with its first label.
  const postage = rate.shipment_id === wire.id ? centsOf(rate.rate) : 0;
  wire.fees = [fee('LabelFee', 0), fee('PostageFee', postage / 100)];
  charge(world, rate.currency, postage);
  if (wire.insurance !== null) addInsuranceFee(world, record, wire.insurance);
  wire.postage_label = createLabel(world, record);
  const isDeclared = crossesCustomsBorder(wire.from_address, wire.to_address);
  if (EXPRESS.includes(carrier) && isDeclared) wire.forms = [createInvoiceForm(world, record)];
  startTracking(world, record);
}

/** From check to booking no other request can buy this shipment, also while waiting for the carrier. */
export async function buyPostage(world: World, record: ShipmentRecord, purchase: Purchase): Promise<void> {
  const rate = checkBuyable(world, record, purchase);
  const { piece, wire } = record;
  const to = wire.to_address;
  if (raisePrice(world, to)) throw rateUnavailable();
  record.isPurchasing = true;
  try {
    if (world.latency.buyMs > 0) await world.pause(world.latency.buyMs);
    if (purchaseFails(to))
      throw unprocessable('SHIPMENT.PURCHASE.FAILURE', 'The purchase of this shipment has failed.');
    if (walletRunsDry(to) && piece.n > 1) throw paymentRequired();
    if (carrierIsDown(to) && world.clock.now() - record.ratedAt < AWAY_MS)
      throw unprocessable(
        'SHIPMENT.POSTAGE.FAILURE',
        `${rate.carrier}: A system error occurred. Please try again later. (CARRIERDOWN)`,
      );
    const refused = carrierRefusal(record, rate);
    if (refused) throw unprocessable('SHIPMENT.POSTAGE.FAILURE', refused);
    if (carrierNeverAnswers(to)) throw noResponse();
    book(world, record, rate, purchase.insurance);
    // The missing answer comes with the last parcel: by then all of an order are sold.
    if (purchaseAnswerIsLost(to) && piece.n === piece.of) throw noResponse();
  } finally {
    record.isPurchasing = false;
  }
}
