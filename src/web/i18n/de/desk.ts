// The German texts of the dashboard's charts, row actions and dialogs; loaded after the page.
export const desk = {
  charts: {
    title: 'Statistik',
    destinations: 'Zielländer',
    carriers: 'Carrier',
    unknown: 'Unbekannt',
    total: 'Gesamt',
    shipments: 'Sendungen',
    more: (count: number) => `+ ${count} weitere`,
    /** `written`: the count in the notation of the language. */
    share: (name: string, count: number, written: string) =>
      `${name}: ${written} ${count === 1 ? 'Sendung' : 'Sendungen'}`,
  },
  actions: {
    details: 'Details',
    tracking: 'Tracking',
    duplicate: 'Duplizieren',
    sendBack: 'Retoure erstellen',
    cancel: 'Stornieren',
    refund: 'Rückerstattung',
    refundUnavailable: 'Rückerstattung (nicht verfügbar)',
    cancelled: 'Bestellung storniert',
    duplicateFailed: 'Die Sendung konnte nicht dupliziert werden',
    returnFailed: 'Die Retoure konnte nicht erstellt werden',
    cancelFailed: 'Die Bestellung konnte nicht storniert werden',
  },
  cancel: {
    title: 'Bestellung stornieren?',
    text: (order: string) => `${order} wird storniert. Das lässt sich nicht rückgängig machen.`,
    money: (sum: string) =>
      `Der gezahlte Betrag von ${sum} wird auf demselben Weg erstattet. Eine gebuchte Abholung sagen wir ab.`,
    invoice: (sum: string) =>
      `Die offene Rechnung über ${sum} entfällt. Eine gebuchte Abholung sagen wir ab.`,
    keep: 'Nicht stornieren',
    confirm: 'Bestellung stornieren',
    done: 'Bestellung storniert',
    transfer: (sum: string) =>
      `Den gezahlten Betrag von ${sum} überweisen wir Ihnen. Eine gebuchte Abholung sagen wir ab.`,
    doneText: 'Ihr Geld ist auf dem Weg zurück.',
    unclear: 'Es ist unklar, ob es geklappt hat',
    unclearText:
      'Ob die Bestellung storniert ist, sehen Sie in der Liste. Ein zweiter Versuch schadet nicht.',
  },
  refund: {
    title: 'Rückerstattung anfordern?',
    warning:
      'Nach der Rückerstattung können die Labels nicht mehr verwendet werden. Das Geld wird automatisch erstattet.',
    warningByInvoice:
      'Nach der Rückerstattung können die Labels nicht mehr verwendet werden. Die Rechnung wird automatisch berichtigt.',
    check:
      'Vorher prüft der Carrier die Rückgabe, meist wenige Tage, manchmal bis zu vier Wochen. Lehnt er sie ab, bleibt das Label gültig, und es wird nichts erstattet.',
    papersChange:
      'Die Zollpapiere ändern sich: Drucken Sie sie danach neu aus, und nehmen Sie die bisherigen vom Paket.',
    which: 'Welche Pakete?',
    package: (number: number) => `Paket ${number}`,
    sum: 'Rückerstattung',
    keep: 'Abbrechen',
    confirm: 'Rückerstattung anfordern',
    pendingTitle: 'Rückerstattung',
    pending: 'Rückerstattung wird verarbeitet...',
    done: 'Rückerstattung angefordert',
    doneText:
      'Der Carrier prüft die Rückgabe; das dauert meist wenige Tage, manchmal bis zu vier Wochen. Danach geht das Geld auf demselben Weg zurück. Den Stand sehen Sie in den Details.',
    doneTextByInvoice:
      'Der Carrier prüft die Rückgabe; das dauert meist wenige Tage, manchmal bis zu vier Wochen. Danach wird die Rechnung berichtigt; was schon bezahlt war, überweisen wir Ihnen. Den Stand sehen Sie in den Details.',
    failed: 'Rückerstattung fehlgeschlagen',
    unclear: 'Es ist unklar, ob es geklappt hat',
    unclearText:
      'Wir wissen nicht, ob die Rückerstattung angefordert ist. In den Details der Bestellung sehen Sie den Stand; drucken Sie das Label bis dahin nicht.',
    understood: 'Verstanden',
    reasons: {
      order_cancelled: 'Bestellung storniert',
      checkout_running: 'Bestellung noch nicht abgeschlossen',
      parcel_scanned: 'vom Carrier schon übernommen',
      no_label: 'kein Label, das zurückgegeben werden kann',
      label_too_old: 'Label zu alt: Der Carrier nimmt es nicht mehr zurück',
    },
    states: {
      requested: 'Angefordert',
      carrier_accepted: 'Vom Carrier angenommen',
      money_refunded: 'Geld erstattet',
      rejected: 'Vom Carrier abgelehnt',
    },
    /** No carrier had to be asked. */
    takenBack: 'Zurückgenommen',
    /** Bought on invoice: no money moves automatically. */
    corrected: 'Rechnung berichtigt',
    open: 'steht aus',
    waitingForCarrier:
      'Der Carrier prüft die Rückgabe; das dauert meist wenige Tage, manchmal bis zu vier Wochen.',
    waitingForMoney: 'Das Geld geht auf dem Weg an Sie zurück, auf dem Sie bezahlt haben.',
    moneyRefused:
      'Über Ihre Zahlungsart lässt sich das Geld nicht erstatten. Wir kümmern uns darum und melden uns bei Ihnen.',
    waitingForCorrection: 'Die Rechnung wird berichtigt.',
    byTransfer: 'Was davon schon bezahlt war, überweisen wir Ihnen.',
    rejections: {
      carrier_rejected:
        'Der Carrier nimmt dieses Label nicht zurück, meist weil es schon gescannt wurde. Es bleibt gültig, und es wird nichts erstattet.',
      other: 'Die Rückgabe wurde abgelehnt. Das Label bleibt gültig, und es wird nichts erstattet.',
    },
    buyAgain: 'Neu kaufen',
    buyAgainHint: (count: number) =>
      count === 1
        ? 'Das erstattete Paket lässt sich mit denselben Angaben neu buchen.'
        : `Die ${count} erstatteten Pakete lassen sich mit denselben Angaben neu buchen.`,
  },
  documents: {
    title: 'Dokumente',
    confirmation: 'Auftragsbestätigung',
    invoice: (number: string) => `Rechnung ${number}`,
    correction: (number: string) => `Rechnungskorrektur ${number}`,
    of: (day: string) => `vom ${day}`,
    pending: 'Die Rechnung wird erstellt, sobald der Kauf abgeschlossen ist.',
    failed: 'Die Rechnungen konnten nicht geladen werden.',
    newTab: '(PDF, öffnet in neuem Tab)',
    eInvoice: 'E-Rechnung (XML)',
    eInvoiceOf: (number: string) => `zu ${number}`,
  },
  detail: {
    title: (order: string) => `Bestellung ${order}`,
    loading: 'Details werden geladen …',
    failed: 'Die Details konnten nicht geladen werden.',
    /** Specified words, in both languages (B§4, C-51). */
    badge: {
      processing: 'Ready for Carrier',
      ready_for_carrier: 'Ready for Carrier',
      shipped: 'In Transit',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
      problem: 'Cancelled',
    },
    ordered: 'Bestellt am',
    payment: 'Zahlung',
    providers: { paypal: 'PayPal', computop: 'Kreditkarte', invoice: 'Rechnung' },
    invoice: { open: 'Offen', paid: 'Bezahlt', cancelled: 'Storniert' },
    carrier: 'Versand',
    from: 'Absender',
    to: 'Empfänger',
    tracking: 'Tracking-Codes',
    mrn: 'Ausfuhranmeldung (MRN)',
    returnable: (day: string) => `Unbenutzt bis ${day} erstattbar`,
    insurance: 'Versicherung',
    cover: (sum: string) => `Bis ${sum}`,
    packages: (count: number) => (count === 1 ? '1 Paket' : `${count} Pakete`),
    noPackages: 'Keine detaillierten Paketdaten verfügbar',
    package: (number: number) => `Paket ${number}`,
    hsCode: 'Tarifnummer (HS-Code)',
    value: 'Warenwert',
    services: 'Zusätzliche Services',
    noServices: 'Keine zusätzlichen Services gebucht',
    service: {
      insurance: 'Versicherung',
      carbonNeutral: 'Klimabeitrag',
      customsClearance: 'Verzollung',
      pickup: 'Abholung',
      lithiumBattery: 'Lithiumbatterien',
    },
    pickupAt: (day: string, from: string, to: string) =>
      `Abholung: ${day}, ${from}–${to}\u00a0Uhr (Berliner Zeit)`,
    dutiesAgreed: (day: string) => `Am ${day} der Nachberechnung der tatsächlichen Abgaben zugestimmt`,
    price: 'Preis',
    lines: {
      base: 'Basispreis',
      /** Without a percentage: an amount was agreed. */
      discount: (percent: string | null) => (percent ? `Rabatt (-${percent}%)` : 'Rabatt'),
      insurance: 'Versicherung',
      carbonNeutral: 'Klimabeitrag',
      pickup: 'Abholung',
      included: 'inklusive',
      lithium: 'Lithium-Zuschlag',
      exportDoc: 'Ausfuhranmeldung',
      customs: 'Verzollung',
      vat: (percent: string) => `MwSt. (${percent}\u00a0%)`,
      total: 'Gesamt',
      net: 'Einzelne Posten ohne MwSt.',
    },
    refunds: 'Rückerstattung',
    support: 'Support',
  },
  words: {
    title: 'Eigene Angaben',
    reference: 'Ihre Referenz',
    hint: 'Zum Beispiel Ihre Bestell- oder Projektnummer. Nur Sie sehen sie.',
    note: 'Notiz',
    save: 'Speichern',
    saved: 'Gespeichert',
    failed: 'Ihre Angaben konnten nicht gespeichert werden',
    expired: 'Anmeldung fehlgeschlagen: Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
  loading: {
    order: 'Sendung wird geladen …',
    failed: 'Die Sendung konnte nicht geladen werden',
    rates: 'Preise werden neu abgefragt …',
    loaded: 'Sendung geladen',
    requoted: 'Die Preise wurden neu abgefragt.',
    incomplete: 'Bitte prüfen Sie die Angaben und fragen Sie die Preise dann ab.',
  },
};
