// Statuses, details and words of EasyPost and its carriers, one by one.
import { expect, test } from 'vitest';
import type { TrackingStatus } from '#domain/tracking.ts';
import { reasonFromWire, hasKnownLocation, statusFromWire } from './tracking-status.ts';

test.each([
  ['unknown', 'unknown', null, 'pending'],
  ['pre_transit', 'label_created', null, 'pending'],
  ['in_transit', 'received_at_origin_facility', 'Shipment picked up', 'picked_up'],
  ['in_transit', 'arrived_at_facility', 'Arrived at hub', 'in_transit'],
  ['in_transit', 'arrived_at_facility', 'Picked up', 'picked_up'],
  ['in_transit', 'status_update', 'Pickup Scan', 'picked_up'],
  ['in_transit', 'received_at_origin_facility', 'Accepted at the counter', 'picked_up'],
  ['in_transit', 'received_at_origin_facility', 'Arrived at FedEx location', 'in_transit'],
  ['in_transit', 'unknown', 'On the way', 'in_transit'],
  ['in_transit', 'status_update', 'Package not picked up yet', 'in_transit'],
  ['delivered', 'arrived_at_destination', 'Picked up by the recipient', 'delivered'],
  ['in_transit', 'status_update', 'Processed for customs clearance', 'customs'],
  ['in_transit', 'status_update', 'Released by customs', 'in_transit'],
  ['in_transit', 'status_update', 'Customs clearance completed', 'in_transit'],
  ['in_transit', 'status_update', 'Clearance processing complete at LEIPZIG', 'in_transit'],
  ['in_transit', 'status_update', 'Cleared customs, awaiting the next flight', 'in_transit'],
  ['in_transit', 'departed_facility', 'Shipment has left customs', 'in_transit'],
  ['in_transit', 'status_update', 'Die Sendung wurde vom Zoll freigegeben', 'in_transit'],
  ['in_transit', 'status_update', 'Customs clearance has not been completed', 'customs'],
  ['in_transit', 'status_update', 'Awaiting documents to be released by customs', 'customs'],
  ['in_transit', 'status_update', 'Package is being cleared by customs', 'customs'],
  ['in_transit', 'status_update', 'Clearance incomplete: please complete the customs form', 'customs'],
  ['in_transit', 'status_update', 'Die Verzollung ist noch nicht abgeschlossen', 'customs'],
  ['in_transit', 'status_update', null, 'in_transit'],
  ['in_transit', 'delayed', null, 'delivery_delayed'],
  ['in_transit', 'awaiting_information', null, 'on_hold'],
  ['out_for_delivery', 'out_for_delivery', null, 'out_for_delivery'],
  ['available_for_pickup', 'arrived_at_pickup_location', null, 'ready_for_pickup'],
  ['delivered', 'arrived_at_destination', 'Cleared by customs', 'delivered'],
  ['in_transit', 'address_correction', 'Address corrected', 'in_transit'],
  ['in_transit', 'address_correction', 'Die Adresse wurde berichtigt', 'in_transit'],
  ['in_transit', 'address_correction', 'Address must be corrected', 'on_hold'],
  ['in_transit', 'address_correction', null, 'on_hold'],
  ['in_transit', 'delivery_exception', null, 'delivery_failed'],
  ['failure', 'refused', null, 'delivery_failed'],
  ['failure', 'delivery_exception', null, 'delivery_failed'],
  ['failure', 'delayed', 'Delivery exception (Business closed)', 'delivery_failed'],
  ['failure', 'delayed', 'The receiver was not available', 'delivery_failed'],
  ['failure', 'status_update', 'Zustellversuch erfolglos', 'delivery_failed'],
  ['failure', 'held', 'Attempted delivery: held at the depot', 'delivery_failed'],
  ['failure', 'held', 'Delivery attempts were made', 'delivery_failed'],
  ['failure', 'held', 'Delivery was attempted', 'delivery_failed'],
  ['failure', 'held', 'Zustellversuche erfolglos', 'delivery_failed'],
  ['failure', 'delayed', 'Shipment exception (Delivery attempt scheduled for Monday)', 'delivery_delayed'],
  ['failure', 'delayed', 'Delivery attempt not made', 'delivery_delayed'],
  ['failure', 'held', 'Wird zum nächsten Zustellversuch vorbereitet', 'on_hold'],
  ['failure', 'awaiting_information', 'Clearance delay: consignee not available for papers', 'on_hold'],
  ['failure', 'held', 'Recipient not in the list of known importers', 'on_hold'],
  ['failure', 'unknown', null, 'delivery_failed'],
  ['failure', null, 'Undeliverable', 'delivery_failed'],
  ['failure', 'toString', '', 'delivery_failed'],
  ['failure', 'label_created', null, 'delivery_failed'],
  ['failure', 'return', 'Returned to shipper', 'return_to_sender'],
  ['failure', 'delayed', 'Delayed', 'delivery_delayed'],
  ['failure', 'delayed', 'Held up in traffic, no delivery attempt today', 'delivery_delayed'],
  ['failure', 'transit_exception', 'Shipment exception (Label replaced)', 'delivery_delayed'],
  ['failure', 'unknown', 'Shipment exception', 'delivery_delayed'],
  ['failure', 'weather_delay', 'Severe weather', 'delivery_delayed'],
  ['failure', 'missorted', null, 'delivery_delayed'],
  ['failure', 'damaged', null, 'on_hold'],
  ['failure', 'lost', null, 'on_hold'],
  ['failure', 'held', null, 'on_hold'],
  ['failure', 'awaiting_information', 'Waiting for papers', 'on_hold'],
  ['failure', 'address_correction', 'Incorrect address', 'on_hold'],
  ['failure', 'address_correction', 'Address corrected', 'in_transit'],
  ['return_to_sender', 'return', null, 'return_to_sender'],
  ['cancelled', 'cancelled', null, 'cancelled'],
  ['error', 'error', null, 'pending'],
  [null, null, null, 'pending'],
  ['constructor', 'toString', '', 'pending'],
])('%s with %s, "%s", is %s', (status, status_detail, message, ours) => {
  expect(statusFromWire({ status, status_detail, message })).toBe(ours);
});

test('a pickup is recognised by word or code, not by the detail of a facility', () => {
  const said = { status: 'in_transit', status_detail: 'received_at_origin_facility', message: 'Arrived' };
  const status = (more: object) => statusFromWire({ ...said, ...more });
  expect(status({})).toBe('in_transit');
  expect(status({ carrier_code: 'AR' })).toBe('in_transit');
  expect(status({ carrier_code: 'PU' })).toBe('picked_up');
  expect(status({ message: 'Shipment picked up' })).toBe('picked_up');
  expect(status({ message: 'Processed for customs clearance' })).toBe('customs');
});

test.each([
  ['Delivery attempted: recipient not home', 'consignee_not_home'],
  ['Delivery exception (Customer not available or business closed)', 'consignee_not_home'],
  ['The receiver was not available for delivery.', 'consignee_not_home'],
  ['The receiving business was closed.', 'consignee_not_home'],
  ['Delivery attempted; consignee premises closed', 'consignee_not_home'],
  ['Der Empfänger wurde nicht angetroffen', 'consignee_not_home'],
  ['Empfänger abwesend', 'consignee_not_home'],
  ['Delivery exception (Incorrect address)', null],
  ['Delivery exception (Shop no longer in business)', null],
])('a delivery that failed with "%s" has the reason %s', (message, reason) => {
  const said = { status: 'failure', status_detail: 'delivery_exception', message };
  expect(reasonFromWire(said, statusFromWire(said))).toBe(reason);
});

test.each<[string, string | null, TrackingStatus, string | null]>([
  ['awaiting_information', 'Awaiting customs documents', 'on_hold', 'customs_documentation'],
  ['awaiting_information', 'Verzollung: Unterlagen fehlen', 'on_hold', 'customs_documentation'],
  ['awaiting_information', 'Awaiting details from the recipient', 'on_hold', null],
  ['awaiting_information', null, 'on_hold', null],
  ['awaiting_information', 'Awaiting customs documents', 'pending', null],
  ['address_correction', 'Address corrected', 'in_transit', null],
  ['address_correction', 'Incorrect address', 'on_hold', 'address_incorrect'],
  ['refused', null, 'delivery_failed', 'consignee_refused'],
  ['refused', null, 'return_to_sender', 'consignee_refused'],
  ['damaged', null, 'on_hold', 'carrier_damaged_parcel'],
  ['lost', null, 'on_hold', 'carrier_parcel_lost'],
  ['missorted', null, 'delivery_delayed', 'carrier_sorting_error'],
  ['weather_delay', null, 'delivery_delayed', 'weather_delay'],
  ['held', 'Held by customs: duties and taxes unpaid', 'on_hold', 'customs_duties_unpaid'],
  ['constructor', null, 'on_hold', null],
])('%s with "%s", which is %s, has the reason %s', (status_detail, message, status, reason) => {
  expect(reasonFromWire({ status: null, status_detail, message }, status)).toBe(reason);
});

test.each([
  ['pre_transit', true],
  ['delivered', true],
  ['unknown', false],
  ['error', false],
  ['constructor', false],
  [null, false],
])('%s tells where a parcel is: %s', (status, answer) => {
  expect(hasKnownLocation({ status })).toBe(answer);
});
