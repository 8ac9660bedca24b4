// German texts of paying, up to the order.
import { popup } from './popup.ts';

export const paying = {
  method: 'Zahlungsart',
  change: 'ändern',
  names: { card: 'Kreditkarte', paypal: 'PayPal', invoice: 'Rechnung' },
  hints: {
    card: 'Sie bezahlen in einem eigenen Fenster.',
    paypal: 'Sie bezahlen bei PayPal und kehren hierher zurück.',
    invoice: 'Zahlbar per Überweisung; die Rechnung kommt per E-Mail und steht im Dashboard.',
  },
  busy: {
    card: 'Die Zahlung wird vorbereitet …',
    paypal: 'Sie werden zu PayPal weitergeleitet …',
    invoice: 'Die Bestellung wird gesendet …',
  },
  popup,
  order: (sum: string) => `Zahlungspflichtig bestellen · ${sum}`,
  orderBare: 'Zahlungspflichtig bestellen',
  chooseRate: 'Wählen Sie zuerst einen Tarif.',
  consentFirst: 'Bestätigen Sie zuerst die Nachberechnung der Abgaben.',
  agree: {
    before: 'Es gelten unsere ',
    terms: 'AGB',
    between: '. Lesen Sie auch die ',
    privacy: 'Datenschutzerklärung',
    and: ' und die ',
    withdrawal: 'Widerrufsbelehrung',
    after: '.',
  },
  failed: {
    card: 'Die Kreditkartenzahlung konnte nicht gestartet werden',
    paypal: 'Die PayPal-Zahlung konnte nicht gestartet werden',
    invoice: 'Rechnungs-Zahlung fehlgeschlagen, CheckoutIntent konnte nicht erstellt werden',
  },
  heldLabel: 'Wegen der Ausfuhranmeldung erhalten Sie das Label etwa 24 Stunden nach dem Kauf, per E-Mail.',
  toProfile: 'Anschrift eintragen',
  retrySafe: 'Sie können es erneut versuchen; bestellt wird nur einmal.',
  twice: 'Diese Buchung läuft bereits. Hier sehen Sie ihren Stand.',
  twiceOther: 'Für diese Pakete gibt es schon eine Buchung. Hier sehen Sie ihren Stand.',
  priceChanged: {
    title: 'Der Preis hat sich geändert',
    text: 'Seit der Berechnung gilt ein neuer Preis. Es wurde nichts bestellt.',
    before: 'Bisher',
    now: 'Neu',
    keep: 'Nicht bestellen',
  },
};
