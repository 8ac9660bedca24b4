// Sentences that the specification gives word for word (B§2, B§4, B§8); a change here is a change of the specification.
import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const { orders, desk, track, checkout } = de;

test.each([
  [orders.title, 'Meine Sendungen'],
  [orders.stats.total, 'Gesamte Sendungen'],
  [orders.stats.processing, 'In Bearbeitung'],
  [orders.stats.shipped, 'Unterwegs'],
  [orders.stats.delivered, 'Zugestellt'],
  [orders.stats.spent, 'Gesamtausgaben'],
  [orders.stats.spentHint, 'Versandkosten insgesamt'],
  [orders.table.title, 'Aktuelle Sendungen'],
  [orders.table.noTracking, 'Noch nicht verfügbar'],
  [orders.filters.reset, 'Filter zurücksetzen'],
  [orders.filters.counted('3', '17', false), '3 von 17 Sendungen angezeigt'],
  [orders.menu.soon, 'Coming Soon'],
  [orders.menu.soonHint, 'Bald verfügbar'],
  [desk.charts.unknown, 'Unbekannt'],
  [desk.actions.refundUnavailable, 'Rückerstattung (nicht verfügbar)'],
  [desk.actions.cancelled, 'Bestellung storniert'],
  [orders.table.copied, 'Tracking-Code kopiert'],
  [desk.refund.pending, 'Rückerstattung wird verarbeitet...'],
  [desk.refund.understood, 'Verstanden'],
  [desk.detail.noPackages, 'Keine detaillierten Paketdaten verfügbar'],
  [desk.detail.cover('100 €'), 'Bis 100 €'],
  [desk.detail.noServices, 'Keine zusätzlichen Services gebucht'],
  [track.copied, 'Tracking-Code kopiert'],
  [track.dialog.emptyTitle, 'Noch keine Tracking-Updates verfügbar'],
  [checkout.loadFailed, 'Bestellstatus konnte nicht geladen werden.'],
  [en.paying.failed.card, 'Credit card payment could not be started'],
  [en.result.label.noData, 'No label data available'],
  [en.result.label.error, 'Error loading label data'],
  [en.result.label.unexpected, 'An unexpected error occurred'],
  [en.result.label.missing.toLowerCase(), 'payment data could not be found (possibly server restart)'],
  [de.result.label.badKey, 'Fehler bei der Zahlungsverarbeitung'],
  [de.paying.failed.invoice, 'Rechnungs-Zahlung fehlgeschlagen, CheckoutIntent konnte nicht erstellt werden'],
  [en.checkout.loadFailed, 'Could not load order status.'],
  [en.checkout.status.payment_failed.text, 'Payment failed.'],
  [
    en.checkout.status.paid_label_failed.text,
    'Payment successful, but label creation failed. Please contact support.',
  ],
  [en.checkout.labels.missing, 'Label URL not available'],
  [en.checkout.labels.failedTitle, 'Download error'],
  [en.checkout.labels.failed(2), 'Label 2 could not be downloaded'],
  [en.result.checkoutError.successful, 'Payment Successful'],
  [en.result.checkoutError.failed, 'Payment Failed'],
  [en.result.cancel.reasons.other, 'Payment was not completed.'],
])('"%s" is said as specified', (said, specified) => {
  expect(said).toBe(specified);
});
