// German texts of what comes after paying.
import { pickup } from '#contract/i18n/de-pickup.ts';
import { warehouse } from '#contract/i18n/de-warehouse.ts';
import { popup } from './popup.ts';

export const checkout = {
  popup,
  warehouse: { ...warehouse, label: 'Das Label bringen wir an' },
  page: 'Bestellung',
  missing: {
    title: 'Keine Bestellung angegeben',
    text: 'In der Adresse dieser Seite fehlt die Kennung der Bestellung.',
  },
  loading: 'Bestellstatus wird geladen …',
  loadFailed: 'Bestellstatus konnte nicht geladen werden.',
  notFound: 'Diese Bestellung gibt es nicht oder sie gehört zu einem anderen Konto.',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  update: 'Status aktualisieren',
  tooLong:
    'Das dauert länger als üblich. Die Bestellung läuft weiter; Sie können den Status selbst aktualisieren.',
  stillTrying: 'Der Status war zuletzt nicht abrufbar. Wir versuchen es weiter.',
  status: {
    created: { title: 'Zahlung wird vorbereitet', text: 'Einen Moment bitte, wir bereiten die Zahlung vor.' },
    payment_pending: {
      title: 'Zahlung läuft',
      text: 'Bitte schließen Sie die Zahlung im Zahlungsfenster ab.',
    },
    payment_pending_label_ready: {
      title: 'Zahlung läuft',
      text: 'Das Label liegt bereit und wird freigegeben, sobald die Zahlung bestätigt ist.',
    },
    payment_failed: { title: 'Sendung nicht gebucht', text: 'Zahlung fehlgeschlagen.' },
    paid: {
      title: 'Label wird erstellt',
      text: 'Die Zahlung ist gesichert. Der Carrier erstellt Ihr Label.',
    },
    paid_label_failed: {
      title: 'Label nicht erstellt',
      text: 'Zahlung erfolgreich, aber die Label-Erstellung ist fehlgeschlagen. Bitte kontaktieren Sie den Support.',
    },
    label_purchased: {
      title: 'Label wird bereitgestellt',
      text: 'Das Label ist gekauft. Wir legen es für Sie bereit.',
    },
    label_creation_failed: {
      title: 'Label nicht erstellt',
      text: 'Das Label konnte nicht erstellt werden. Ihnen wurde nichts berechnet.',
    },
    unlock_failed: {
      title: 'Label noch gesperrt',
      text: 'Das Label wurde erstellt, aber die Zahlung konnte nicht eingezogen werden. Bitte kontaktieren Sie den Support.',
    },
    cancelled: {
      title: 'Bestellung abgebrochen',
      text: 'Die Bestellung wurde abgebrochen. Ihnen wurde nichts berechnet.',
    },
    refunded: {
      title: 'Bestellung erstattet',
      text: 'Diese Bestellung wurde erstattet. Ihre Labels sind nicht mehr gültig.',
    },
    completed: {
      title: 'Ihre Sendung ist gebucht',
      text: 'Drucken Sie das Label und geben Sie das Paket ab.',
    },
  },
  refundedUnlabelled: {
    title: 'Bestellung erstattet',
    text: 'Diese Bestellung wurde erstattet. Es wurde kein Label erstellt.',
  },
  invoiceCorrected: {
    title: 'Bestellung zurückgenommen',
    text: 'Diese Bestellung wurde zurückgenommen und Ihre Rechnung berichtigt. Ihre Labels sind nicht mehr gültig.',
  },
  givenBack: {
    title: 'Die Labels dieser Sendung sind zurückgegeben',
    text: 'Bitte verwenden Sie sie nicht mehr. Über die Rückerstattung informieren wir Sie per E-Mail.',
  },
  completedMany: 'Drucken Sie die Labels und geben Sie die Pakete ab.',
  completedPickup: 'Drucken Sie das Label und halten Sie das Paket zur Abholung bereit.',
  completedManyPickup: 'Drucken Sie die Labels und halten Sie die Pakete zur Abholung bereit.',
  support: {
    title: 'Support',
    ask: (orderId: string) => `Bitte nennen Sie ${orderId}.`,
  },
  pending: {
    paypal: 'PayPal bestätigt Ihre Zahlung. Das dauert meist nur wenige Sekunden.',
    invoice: 'Die Bestellung wird angenommen.',
    waiting: 'Wir warten auf die Bestätigung des Zahlungsdienstes. Das dauert meist nur wenige Sekunden.',
    atPayPal: 'Bitte schließen Sie die Zahlung bei PayPal ab.',
    toPayPal: 'Weiter zu PayPal',
    reviewTitle: 'Die Zahlung wird noch geprüft',
    review:
      'Der Zahlungsdienst hält die Zahlung zur Prüfung zurück. Sie müssen nichts tun: Sobald sie freigegeben ist, erhalten Sie das Label und eine E-Mail.',
    unclearTitle: 'Der Carrier hat noch nicht geantwortet',
    unclear:
      'Ihre Bestellung liegt beim Carrier, seine Bestätigung fehlt noch. Sie müssen nichts tun. Bitte bestellen Sie nicht noch einmal: Wir fragen nach und zeigen hier das Ergebnis, meist nach wenigen Minuten.',
  },
  cardWindow: {
    open: 'Das Zahlungsfenster ist geöffnet.',
    focus: 'Zum Zahlungsfenster',
    none: 'Die Zahlung ist noch nicht abgeschlossen.',
    closedTitle: 'Zahlung abgebrochen?',
    closed: 'Das Zahlungsfenster wurde geschlossen, bevor uns eine Zahlung gemeldet wurde.',
    retry: 'Zahlung fortsetzen',
    paid: 'Ich habe bezahlt',
    paidHint:
      'Wir fragen beim Zahlungsdienst nach. Sobald die Zahlung gemeldet ist, geht es hier von selbst weiter.',
    cancel: 'Bestellung abbrechen',
    cancelFailed: 'Die Bestellung konnte nicht abgebrochen werden',
    cancelUnclear:
      'Ob die Bestellung abgebrochen ist, steht noch nicht fest. Ein zweiter Versuch schadet nicht.',
  },
  steps: { order: 'Bestellung', payment: 'Zahlung', label: 'Label beim Carrier', ready: 'Label bereit' },
  labels: {
    title: 'Labels',
    hub: 'Paket zum Hub',
    hubMany: 'Pakete zum Hub',
    hubText: 'Nur dieses Label kleben Sie auf das Paket.',
    hubTextMany: 'Nur diese Labels kleben Sie auf die Pakete.',
    onward: 'Weiterversand ab Hub',
    onwardText: 'Dieses Label bringen wir im Hub an. Sie müssen nichts ausdrucken.',
    onwardTextMany: 'Diese Labels bringen wir im Hub an. Sie müssen nichts ausdrucken.',
    package: (number: number, count: number) => (count === 1 ? 'Paket' : `Paket ${number} von ${count}`),
    tracking: 'Tracking-Code',
    noTracking: 'Noch nicht verfügbar',
    copyNamed: (code: string) => `Tracking-Code ${code} kopieren`,
    copied: 'Tracking-Code kopiert',
    copyFailed: 'Kopieren nicht möglich. Bitte markieren Sie den Code.',
    download: 'Label herunterladen',
    downloadAll: 'Alle Labels in einem PDF',
    newTab: '(öffnet in neuem Tab)',
    missing: 'Label nicht verfügbar',
    givenBack: 'Zurückgegeben, bitte nicht mehr verwenden',
    failedTitle: 'Fehler beim Herunterladen',
    failed: (number: number) => `Label ${number} konnte nicht heruntergeladen werden`,
    failedAll: 'Die Labels konnten nicht heruntergeladen werden',
  },
  hold: {
    title: 'Label folgt per E-Mail',
    text: 'Ihre Ausfuhranmeldung wird geprüft. Durch den Zoll verzögert sich das Label um etwa 24 Stunden. Das endgültige Label erhalten Sie per E-Mail.',
  },
  pickup: {
    ...pickup,
    retry: 'Abholung erneut buchen',
    failed: 'Abholung nicht bestätigt',
    wanted: 'Die Abholung wird gebucht.',
    confirmed: (number: string) => `Abholung bestätigt, Nummer ${number}.`,
    confirmedBare: 'Abholung bestätigt.',
    cancelled: 'Die Abholung ist abgesagt.',
    byHand:
      'Mit von Hand erstellten Labels ist keine Abholung möglich. Bitte geben Sie Ihre Sendung beim Carrier ab.',
    unconfirmed: 'Die Abholung ist noch nicht bestätigt. Geben Sie die Sendung notfalls beim Carrier ab.',
  },
  details: {
    title: 'Bestellung',
    orderNumber: 'Bestellnummer',
    recipient: 'Empfänger',
    carrier: 'Carrier',
    delivery: 'Laufzeit',
    fromHandover: 'ab Übergabe',
    payment: 'Zahlung',
    provider: { paypal: 'PayPal', computop: 'Kreditkarte', invoice: 'Rechnung' },
    more: 'Alle Einzelheiten',
    intent: 'Kennung',
    created: 'Angelegt',
    paid: 'Zahlung gesichert',
    completed: 'Abgeschlossen',
    incoterm: 'Lieferbedingung',
    amount: 'Betrag',
  },
  next: {
    title: 'So geht es weiter',
    print: 'Drucken Sie jedes Label in Originalgröße auf A4 und kleben Sie es flach auf das Paket.',
    printLater:
      'Sobald das Label da ist: Drucken Sie es in Originalgröße auf A4 und kleben Sie es flach auf das Paket.',
    dropOff: (carrier: string) => `Geben Sie die Sendung an einer Annahmestelle von ${carrier} ab.`,
    nearby: 'In der Nähe suchen (Google Maps)',
    placeOf: (carrier: string) => `${carrier} Annahmestelle`,
    handOver: (carrier: string) =>
      `Übergeben Sie die Sendung dem Fahrer von ${carrier} im vereinbarten Zeitfenster.`,
    bring: 'Bringen oder schicken Sie die Sendung in unser Lager.',
    track: 'Ein Klick auf den Tracking-Code zeigt, wo die Sendung ist.',
  },
  newOrder: 'Neue Sendung',
  newerOrder: 'Zur neueren Bestellung',
  dashboard: 'Zu meinen Sendungen',
};
