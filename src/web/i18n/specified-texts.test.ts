// Texts that the specification gives verbatim; a change here is a change of the specification.
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
])('"%s" is worded as specified', (said, specified) => {
  expect(said).toBe(specified);
});

/** With the source; where a page says more than the specified words, it contains them. */
test.each([
  ['A§2, R41', de.wizard.final.incomplete, 'Fehlende Angaben'],
  ['A§2, R41', en.wizard.final.incomplete, 'Missing Information'],
  ['A§2, R41', en.wizard.final.shipping, 'shipping rates'],
  ['A§2, R41', en.wizard.final.shippingAndCustoms, 'shipping and customs rates'],
  ['A§2', de.wizard.sessionLoaded, 'Sendung geladen'],
  ['A§2', desk.loading.loaded, 'Sendung geladen'],
  ['A§4, R38', en.services.customs.insideEu, 'not needed within the EU'],
  ['A§5, R69', en.rates.code.invalidTitle, 'Invalid discount code'],
  ['A§5, R69', en.rates.code.invalidText, 'Please check your entry'],
  ['A§8, R43', de.rates.failed.fallback, 'Fehler beim Berechnen der Versandkosten'],
  [
    'A§8, R43',
    de.rates.failed.toast,
    'Fehler beim Berechnen der Versandkosten. Bitte versuchen Sie es erneut.',
  ],
  ['A§8, R43', de.rates.failed.toastTitle, 'Fehler'],
  ['A§8, R43', de.services.failure.message, 'Fehler beim Berechnen der Versandkosten'],
  [
    'A§8, R43',
    de.services.failure.toast,
    'Fehler beim Berechnen der Versandkosten. Bitte versuchen Sie es erneut.',
  ],
  ['B§2, R89', en.result.checkoutError.retry, 'Retry Payment'],
  ['B§2', de.calculator.including, 'inkl. MwSt.'],
  ['C-22', de.rates.vat.including, 'inkl. MwSt.'],
  ['B§2, R121', de.site.newShipment, 'Neue Sendung'],
  ['B§2, R121', orders.newShipment, 'Neue Sendung'],
  ['B§2, R121', orders.menu.create, 'Sendung erstellen'],
  ['B§4', orders.status.processing, 'In Bearbeitung'],
  ['B§4', orders.status.shipped, 'Versendet'],
  ['B§4', orders.status.delivered, 'Zugestellt'],
  ['B§4', orders.status.problem, 'Problem'],
  ['B§4', orders.status.cancelled, 'Storniert'],
  ['B§4', orders.status.ready_for_carrier, 'Bereit für Carrier'],
  ['R127', desk.detail.providers.computop, 'Kreditkarte'],
  ['R127', desk.detail.providers.paypal, 'PayPal'],
  ['R127', desk.detail.providers.invoice, 'Rechnung'],
  ['R127', desk.detail.invoice.open, 'Offen'],
  ['R127', desk.detail.invoice.paid, 'Bezahlt'],
  ['R127', desk.detail.lines.base, 'Basispreis'],
  ['R127', desk.detail.lines.discount('5'), 'Rabatt (-5%)'],
  ['R127', desk.detail.lines.insurance, 'Versicherung'],
  ['R127', desk.detail.lines.pickup, 'Abholung'],
  ['R127', desk.detail.lines.customs, 'Verzollung'],
  ['R127', desk.detail.lines.vat('19'), 'MwSt.'],
  ['R127', desk.detail.lines.total, 'Gesamt'],
  ['C-28', checkout.cardWindow.closedTitle, 'Zahlung abgebrochen?'],
  ['C-23', de.rates.customs['inside-eu'], 'keine Zölle'],
  ['C-23', de.rates.customs.export, 'Einfuhrabgaben fallen im Zielland an – nicht enthalten'],
  ['C-10', de.rates.customs.consent, 'tatsächliche Abgaben werden nachberechnet'],
  ['C-06', de.rates.hsCode.missing, 'HS-Code fehlt'],
  ['C-11', de.calculator.hubLeg, 'als HUB-Teilstrecke'],
  ['C-61', de.paying.orderBare, 'Zahlungspflichtig bestellen'],
  ['C-61', de.paying.order('20,00 €'), 'Zahlungspflichtig bestellen'],
  // Our own translation of the German button.
  ['C-61', en.paying.orderBare, 'Order with obligation to pay'],
  ['C-61', en.paying.order('€20.00'), 'Order with obligation to pay'],
  ['C-61', de.site.links.withdrawal, 'Vertrag widerrufen'],
  ['C-61', de.legal.withdrawal.title, 'Vertrag widerrufen'],
])('%s: "%s" contains "%s"', (_source, said, specified) => {
  expect(said).toContain(specified);
});

test.each([de, en])("an order's status in its details is English in both languages (B§4, C-51)", (t) => {
  expect(t.desk.detail.badge).toEqual({
    processing: 'Ready for Carrier',
    shipped: 'In Transit',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    problem: 'Cancelled',
    ready_for_carrier: 'Ready for Carrier',
  });
});
