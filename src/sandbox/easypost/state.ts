// The state at EasyPost, for tests to compare with the shop's books.
import { money, type World } from './world.ts';

function countsOf(world: World) {
  const { addresses, parcels, customsItems, customsInfos, shipments, orders, trackers } = world;
  const { pickups, refunds, insurances, webhooks, events } = world;
  const goods = { addresses, parcels, customsItems, customsInfos, shipments, orders, trackers };
  const shelves = { ...goods, pickups, refunds, insurances, webhooks, events };
  return Object.fromEntries(Object.entries(shelves).map(([name, shelf]) => [name, shelf.size()]));
}

/** The newest fifty bought shipments; amounts as EasyPost formats them. */
export function easypostState(world: World) {
  const bought = world.shipments.newestFirst().filter(({ boughtAt }) => boughtAt !== null);
  const ledger = [...world.ledger].map(([currency, { charged, refunded }]) => {
    const sums = { charged: money(charged), refunded: money(refunded), net: money(charged - refunded) };
    return [currency, sums] as const;
  });
  return {
    counts: { ...countsOf(world), boughtShipments: bought.length },
    ledger: Object.fromEntries(ledger),
    bought: bought.slice(0, 50).map(({ wire }) => ({
      id: wire.id,
      order_id: wire.order_id,
      reference: wire.reference,
      carrier: wire.selected_rate?.carrier,
      service: wire.selected_rate?.service,
      rate: wire.selected_rate?.rate,
      currency: wire.selected_rate?.currency,
      tracking_code: wire.tracking_code,
      status: wire.status,
      refund_status: wire.refund_status,
    })),
  };
}
