// Buying postage: once per shipment, whatever happens and however many ask at the same time.
import { startTracking } from './tracking-clock.ts';
import { createLabel, createInvoiceForm } from './label-files.ts';
import type { Carrier } from './carrier-accounts.ts';
import { addInsuranceFee, fee } from './fees.ts';
import { labelFails, lastLabelFails, priceRises, recipientKey } from './magic.ts';
import type { Address, Rate } from './wire-schema.ts';
import { trackingNumber } from './tracking-numbers.ts';
import { unprocessable } from './wire-error.ts';
import { centsOf, charge, stamp, type ShipmentRecord, type World } from './world.ts';
import { crossesCustomsBorder } from './zones.ts';

/** Rates older than this are no longer honoured. */
const RATE_LIFE_MS = 7 * 86_400_000;

const EXPRESS: readonly string[] = ['DHLExpress', 'FedEx', 'UPS'];

export const rateUnavailable = () =>
  unprocessable(
    'SHIPMENT.RATES.UNAVAILABLE',
    'The rate is no longer available. Please rerate the shipment and try again.',
  );

/** Carriers look closer when they print than when they quote. */
function carrierRefusal({ wire, piece }: ShipmentRecord, rate: Rate): string | undefined {
  const { from_address: from, to_address: to } = wire;
  if (labelFails(to) || (lastLabelFails(to) && piece.n === piece.of)) {
    return `${rate.carrier}: The label could not be created. (LABELFAIL)`;
  }
  const lacksName = (address: Address) => !address.name && !address.company;
  if (lacksName(to) || lacksName(from))
    return `${rate.carrier}: Name or company is required for sender and recipient.`;
  const needsPhone = EXPRESS.includes(rate.carrier) && from.country !== to.country;
  return needsPhone && (!to.phone || !from.phone)
    ? `${rate.carrier}: Phone numbers of sender and recipient are required for international shipments.`
    : undefined;
}

function checkBuyable(world: World, record: ShipmentRecord, rateId: string): Rate {
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
  const rate = wire.rates.find(({ id }) => id === rateId);
  if (!rate && record.retiredRates.has(rateId)) throw rateUnavailable();
  if (!rate) {
    throw unprocessable('SHIPMENT.MISSING_RATE', 'The rate does not belong to this shipment.', [
      { field: 'rate', message: 'not found' },
    ]);
  }
  if (world.clock.now() - record.ratedAt > RATE_LIFE_MS) throw rateUnavailable();
  return rate;
}

/** PRICEUP: the first attempt finds the price risen. */
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
  // A bought shipment is kept for good, even if it had been cleared away as an old quote.
  world.shipments.put(wire.id, record);
  wire.tracking_code = trackingNumber(carrier, rate.service, world.ids.serial(carrier));
  wire.selected_rate = { ...rate, created_at: at, updated_at: at };
  wire.updated_at = at;
  // Accounts with EasyPost's own postage are insured for 50 dollars unless told otherwise.
  const wanted = insurance ?? record.wantedInsurance ?? (carrier === 'USPS' ? '50.00' : null);
  wire.insurance = wanted !== null && Number(wanted) > 0 ? wanted : null;
  wire.fees = [fee('LabelFee', 0), fee('PostageFee', Number(rate.rate))];
  charge(world, rate.currency, centsOf(rate.rate));
  if (wire.insurance !== null) addInsuranceFee(world, record, wire.insurance);
  wire.postage_label = createLabel(world, record);
  const isDeclared = crossesCustomsBorder(wire.from_address, wire.to_address);
  if (EXPRESS.includes(carrier) && isDeclared) wire.forms = [createInvoiceForm(world, record)];
  startTracking(world, record);
}

export type Purchase = { rateId: string; insurance: string | null };

/** From the check to the booking nothing else can buy this shipment, also while the carrier thinks. */
export async function buyPostage(
  world: World,
  record: ShipmentRecord,
  { rateId, insurance }: Purchase,
): Promise<void> {
  const rate = checkBuyable(world, record, rateId);
  if (raisePrice(world, record.wire.to_address)) throw rateUnavailable();
  record.isPurchasing = true;
  try {
    if (world.latency.buyMs > 0) await world.pause(world.latency.buyMs);
    const refused = carrierRefusal(record, rate);
    if (refused) throw unprocessable('SHIPMENT.POSTAGE.FAILURE', refused);
    book(world, record, rate, insurance);
  } finally {
    record.isPurchasing = false;
  }
}
