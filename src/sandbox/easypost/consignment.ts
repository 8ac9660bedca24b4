// UPS takes the parcels of an order as one consignment: one price for all, carried by the first shipment.
import { ACCOUNT_IDS } from './carrier-accounts.ts';
import type { Message, Rate } from './wire-schema.ts';
import { centsOf, money, type ShipmentRecord, type World } from './world.ts';

export const sameService = (a: Rate, b: Rate) => a.carrier === b.carrier && a.service === b.service;

const isUps = ({ carrier }: Rate): boolean => carrier === 'UPS';

const INCLUDED: Message = {
  carrier: 'UPS',
  carrier_account_id: ACCOUNT_IDS.UPS,
  type: 'rate_message',
  message: 'UPS multi-shipment rate includes this shipment.',
};

/** Adds the text amounts of one field; null as soon as one is null. */
function sumOf(rates: readonly Rate[], field: 'rate' | 'list_rate' | 'retail_rate'): string | null {
  const amounts = rates.map((rate) => rate[field]);
  return amounts.includes(null)
    ? null
    : money(amounts.reduce((sum, amount) => sum + centsOf(amount ?? '0'), 0));
}

/** The services offered to every shipment, at their total price; ids are those of the first shipment's rates. */
export function addUp([first, ...others]: readonly ShipmentRecord[]): Rate[] {
  return (first?.wire.rates ?? []).flatMap((rate) => {
    const found = others.flatMap(({ wire }) => wire.rates.find((other) => sameService(rate, other)) ?? []);
    if (found.length < others.length) return [];
    const all = [rate, ...found];
    return [
      {
        ...rate,
        rate: sumOf(all, 'rate') ?? '0.00',
        list_rate: sumOf(all, 'list_rate'),
        retail_rate: sumOf(all, 'retail_rate'),
      },
    ];
  });
}

/** Moves UPS's prices to the first shipment; if UPS refuses any shipment, each keeps its own rates and messages. */
export function joinUps(records: readonly ShipmentRecord[]): void {
  const [first, ...others] = records;
  const joined = addUp(records).filter(isUps);
  if (!first || others.length === 0 || joined.length === 0) return;
  first.wire.rates = [...first.wire.rates.filter((rate) => !isUps(rate)), ...joined];
  for (const { wire } of others) {
    wire.rates = wire.rates.filter((rate) => !isUps(rate));
    wire.messages = [...wire.messages, INCLUDED];
  }
}

/** The price of one label in cents: an equal part of its consignment's; odd cents go one each to the first labels. */
export function postageOf(world: World, { wire }: ShipmentRecord): number {
  const rate = wire.selected_rate;
  if (!rate) return 0;
  const sold = (world.orders.get(wire.order_id ?? '')?.records ?? []).filter(
    (record) => record.wire.selected_rate?.id === rate.id,
  );
  const [total, count] = [centsOf(rate.rate), Math.max(1, sold.length)];
  const part = Math.floor(total / count);
  const odd = sold.slice(0, total - part * count);
  return odd.some((record) => record.wire.id === wire.id) ? part + 1 : part;
}
