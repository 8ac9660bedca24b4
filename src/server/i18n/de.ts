// Texts of our mails in German; defines the keys. One group per kind of mail.

import { incidents } from '#contract/i18n/de-incidents.ts';
import { withdrawalTerms } from '#contract/i18n/de-withdrawal.ts';
import type { Incoterm } from '#domain/customs.ts';
import type { Problem } from '#domain/tracking.ts';
import { de as documents } from './de-documents.ts';

export const de = {
  greeting: 'Guten Tag,',
  questions: (email: string, phone: string) => `Fragen beantworten wir gern: ${email}, Telefon ${phone}.`,
  farewell: (brand: string) => `Ihr ${brand}-Team`,
  automatic: (brand: string) => `Sie erhalten diese Nachricht, weil Sie ${brand} nutzen.`,
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  withdraw: 'Vertrag widerrufen',
  withdrawalTerms,
  warehouse: documents.warehouse,
  letterhead: documents.footer,
  trackingCodes: 'Tracking-Codes',
  labelsButton: 'Versandlabels öffnen',
  orderButton: 'Bestellung ansehen',
  trackButton: 'Sendung verfolgen',
  hours: (from: string, to: string) => `${from} bis ${to} Uhr (Berliner Zeit)`,
  someOf: (some: string, all: number) => `${some} von ${all}`,
  facts: {
    order: 'Bestellung',
    service: 'Versand',
    from: 'Von',
    to: 'An',
    total: 'Gesamtbetrag',
    refund: 'Erstattungsbetrag',
    parcels: (count: number): string => (count === 1 ? 'Paket' : 'Pakete'),
    carrier: 'Carrier',
    code: 'Tracking-Code',
    pickupDay: 'Abholtag',
    pickupTime: 'Zeitfenster',
    confirmation: 'Bestätigungsnummer',
    mrn: 'Ausfuhranmeldung (MRN)',
  },
  orderConfirmed: {
    subject: (orderNumber: string) => `Ihre Sendung ${orderNumber} ist gebucht`,
    preview: (service: string) => `Vielen Dank für Ihre Bestellung mit ${service}.`,
    heading: 'Ihre Sendung ist gebucht',
    thanks: 'vielen Dank für Ihre Bestellung.',
    attached:
      'Ihre Versandlabels liegen dieser E-Mail als PDF bei. Drucken Sie je Paket ein Label aus und kleben Sie es gut lesbar auf.',
    linked: 'Ihre Versandlabels stehen als PDF für Sie bereit. Drucken Sie je Paket ein Label aus.',
    confirmation: 'Die Auftragsbestätigung liegt als PDF bei.',
    hold: 'Wegen der Ausfuhranmeldung verzögert sich die Freigabe durch den Zoll um etwa 24 Stunden. Das endgültige Label erhalten Sie danach per E-Mail.',
    hub: (city: string, labels: number) =>
      labels === 1
        ? `Die Sendung reist über unseren Hub in ${city}. Sie drucken nur das Label zum Hub, das für die Weiterreise bringen wir dort an.`
        : `Die Sendung reist über unseren Hub in ${city}. Sie drucken nur die Labels zum Hub, die für die Weiterreise bringen wir dort an.`,
    customs: {
      /** As on the page of the order. */
      invoices: {
        commercial_invoice: 'Handelsrechnung',
        proforma_invoice: 'Proforma-Rechnung',
        unnamed: 'Rechnung für den Zoll',
      },
      electronic: (invoice: string) =>
        `Der Carrier hat die ${invoice} bereits elektronisch. Für den Zoll müssen Sie nichts ausdrucken.`,
      print: (invoice: string, copies: number | null, pouch: string) =>
        `Diese Sendung geht durch den Zoll. Auf der Seite Ihrer Bestellung finden Sie ${
          copies === null
            ? 'die Zollpapiere. Drucken Sie alle aus'
            : `die ${invoice}. Drucken Sie sie ${copies}-mal aus`
        }, unterschreiben Sie jedes Exemplar und stecken Sie ${pouch}.`,
      pouch: {
        only: 'alles in eine Dokumententasche außen am Paket',
        any: 'alles in eine Dokumententasche außen an einem der Pakete',
        each: 'die Papiere jedes Pakets in eine Dokumententasche außen an diesem Paket',
      },
    },
    dutiesLater: documents.confirmation.dutiesLater,
    pickupPlanned: documents.confirmation.pickupPlanned,
    invoice: 'Die Rechnung über den Versand erhalten Sie mit einer eigenen E-Mail.',
  },
  invoiceIssued: {
    subject: (number: string, orderNumber: string) => `Rechnung ${number} zu Ihrer Sendung ${orderNumber}`,
    preview: (amount: string, day: string) => `${amount}, zahlbar bis ${day}.`,
    heading: (number: string) => `Ihre Rechnung ${number}`,
    enclosed: {
      'paper-and-data':
        'die Rechnung über den Versand liegt dieser E-Mail als PDF bei, für Ihre Buchhaltung außerdem als E-Rechnung (XML).',
      paper: 'die Rechnung über den Versand liegt dieser E-Mail als PDF bei.',
      link: 'die Rechnung über den Versand finden Sie im Dashboard bei der Bestellung unter „Dokumente“.',
    },
    number: documents.invoice.number,
    credited: 'Schon gutgeschrieben',
    due: documents.due,
    transfer: documents.transfer,
    account: documents.bank,
  },
  holdReleased: {
    subject: (orderNumber: string) => `Das Label Ihrer Sendung ${orderNumber} ist freigegeben`,
    preview: 'Sie können jetzt drucken und versenden.',
    heading: 'Ihr Label ist freigegeben',
    released: (orderNumber: string) =>
      `die Ausfuhranmeldung zu Ihrer Bestellung ${orderNumber} ist abgeschlossen.`,
    attached: 'Ihre endgültigen Versandlabels liegen dieser E-Mail als PDF bei.',
    linked: 'Ihre endgültigen Versandlabels stehen als PDF für Sie bereit.',
  },
  onItsWay: {
    subject: (orderNumber: string) => `Ihre Sendung ${orderNumber} ist dem Carrier übergeben`,
    preview: 'Unser Lager hat sie geprüft und gekennzeichnet.',
    heading: 'Ihre Sendung ist unterwegs zum Empfänger',
    follow:
      'Für Sie ist nichts mehr zu tun. Auf der Seite Ihrer Bestellung können Sie die Sendung verfolgen.',
  },
  pickupBooked: {
    subject: (orderNumber: string) => `Die Abholung zu ${orderNumber} ist gebucht`,
    preview: (day: string) => `Abholung am ${day}.`,
    heading: 'Ihre Abholung ist gebucht',
    booked: (carrier: string) => `${carrier} holt Ihre Sendung an der vereinbarten Adresse ab.`,
    prepare: 'Bitte halten Sie die Sendung verpackt und mit aufgeklebtem Label bereit.',
  },
  pickupUnconfirmed: {
    subject: (orderNumber: string) => `Die Abholung zu ${orderNumber} ist unbestätigt`,
    subjectByHand: (orderNumber: string) => `Zu ${orderNumber} ist keine Abholung möglich`,
    preview: 'Bitte versuchen Sie es noch einmal oder geben Sie die Sendung selbst ab.',
    previewByHand: 'Bitte geben Sie die Sendung selbst ab.',
    heading: 'Ihre Abholung ist unbestätigt',
    headingByHand: 'Eine Abholung ist nicht möglich',
    unconfirmed: (carrier: string) =>
      `${carrier} hat die gewünschte Abholung noch nicht bestätigt. Ihre Bestellung und Ihre Labels bleiben gültig.`,
    calledOff: (carrier: string) =>
      `Ihre Labels gelten weiter, die Abholung war aber schon abgesagt. Wenn ${carrier} die Sendung abholen soll, buchen Sie die Abholung bitte neu.`,
    dropOff: (carrier: string) =>
      `Rechnen Sie nicht mit einer Abholung, solange Sie keine Bestätigungsnummer haben. Sie können die Sendung auch selbst bei ${carrier} abgeben.`,
    byHand: (carrier: string) =>
      `die gewünschte Abholung ist nicht gebucht: Unser Team hat Ihre Labels von Hand erstellt, und für diese holt ${carrier} nicht ab. Ihre Bestellung und Ihre Labels bleiben gültig.`,
    dropOffByHand: (carrier: string) => `Bitte geben Sie die Sendung selbst bei ${carrier} ab.`,
    tryAgain: 'Abholung erneut buchen',
  },
  pickupCancelled: {
    subject: (orderNumber: string) => `Die Abholung zu ${orderNumber} ist abgesagt`,
    preview: (day: string) => `Am ${day} kommt kein Fahrer.`,
    heading: 'Ihre Abholung ist abgesagt',
    cancelled: 'die gebuchte Abholung wurde abgesagt, weil keine Pakete mehr abzuholen sind.',
  },
  refundRequested: {
    subject: (orderNumber: string) => `Ihre Rückerstattung zu ${orderNumber} ist angefordert`,
    preview: 'Wir fragen jetzt beim Carrier an.',
    previewByHand: 'Wir nehmen das Versandlabel zurück.',
    heading: 'Ihre Rückerstattung ist angefordert',
    requested:
      'wir haben den Carrier gebeten, das Versandlabel zurückzunehmen. Das dauert meist wenige Tage, manchmal bis zu vier Wochen. Sobald er zustimmt, erstatten wir den Betrag.',
    requestedByInvoice:
      'wir haben den Carrier gebeten, das Versandlabel zurückzunehmen. Das dauert meist wenige Tage, manchmal bis zu vier Wochen. Sobald er zustimmt, ziehen wir den Betrag von Ihrer Rechnung ab.',
    byHand:
      'wir nehmen das Versandlabel zurück und erstatten den Betrag. Sobald das geschehen ist, erhalten Sie eine weitere E-Mail.',
    byHandByInvoice:
      'wir nehmen das Versandlabel zurück und ziehen den Betrag von Ihrer Rechnung ab. Sobald das geschehen ist, erhalten Sie eine weitere E-Mail.',
    locked: 'Bitte verwenden Sie das Label nicht mehr. Es ist ab jetzt gesperrt.',
    lockedUnsent: 'Das Label ist ab jetzt gesperrt. Sie erhalten es nicht mehr.',
  },
  refundAccepted: {
    subject: (orderNumber: string) => `Der Carrier nimmt das Label zu ${orderNumber} zurück`,
    preview: 'Die Rückerstattung ist unterwegs.',
    heading: 'Ihre Rückerstattung ist unterwegs',
    previewByInvoice: 'Wir berichtigen die Rechnung.',
    headingByInvoice: 'Ihr Versandlabel ist zurückgenommen',
    accepted:
      'der Carrier hat das Versandlabel zurückgenommen. Wir erstatten den Betrag auf dem Weg, auf dem Sie bezahlt haben.',
    acceptedByTransfer: 'der Carrier hat das Versandlabel zurückgenommen. Wir überweisen Ihnen den Betrag.',
    acceptedByInvoice:
      'der Carrier hat das Versandlabel zurückgenommen. Wir ziehen den Betrag von Ihrer Rechnung ab.',
  },
  refundPaid: {
    subject: (orderNumber: string, amount: string) => `${amount} für ${orderNumber} erstattet`,
    subjectByInvoice: (orderNumber: string, amount: string) => `${amount} für ${orderNumber} gutgeschrieben`,
    subjectByTransfer: (orderNumber: string, amount: string) =>
      `Rückerstattung von ${amount} für ${orderNumber}`,
    preview: 'Bis zur Gutschrift vergehen je nach Bank einige Tage.',
    previewByInvoice: 'Der Betrag ist von Ihrer Rechnung abgezogen.',
    heading: (amount: string) => `Wir haben ${amount} erstattet`,
    headingByInvoice: (amount: string) => `Wir haben ${amount} gutgeschrieben`,
    headingByTransfer: (amount: string) => `Wir überweisen Ihnen ${amount}`,
    paid: 'das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bis zur Gutschrift vergehen je nach Bank einige Tage.',
    transferred:
      'das Geld ließ sich nicht auf dem Weg erstatten, auf dem Sie bezahlt haben. Wir haben es Ihnen überwiesen. Bis zur Gutschrift vergehen einige Tage.',
    transferredInPart: (rest: string) =>
      `ein Teil des Geldes ging auf dem Weg zurück, auf dem Sie bezahlt haben. Die übrigen ${rest} haben wir Ihnen überwiesen. Bis zur Gutschrift vergehen einige Tage.`,
    paidByInvoice:
      'der Betrag ist von Ihrer Rechnung abgezogen. Die Rechnungskorrektur finden Sie im Dashboard bei der Bestellung unter „Dokumente“.',
    paidByTransfer:
      'Ihre Rechnung war schon bezahlt. Wir überweisen Ihnen den Betrag. Bis zur Gutschrift vergehen einige Tage.',
  },
  refundRejected: {
    subject: (orderNumber: string) => `Keine Rückerstattung zu ${orderNumber}`,
    preview: 'Der Carrier nimmt das Label nicht zurück.',
    heading: 'Ihre Rückerstattung wurde abgelehnt',
    byCarrier:
      'der Carrier nimmt das Versandlabel nicht zurück, zum Beispiel weil es schon benutzt wurde oder die Frist abgelaufen ist.',
    forUnknownReason: 'das Versandlabel konnte nicht zurückgenommen werden.',
    next: 'Das Label ist nicht mehr gesperrt, Sie können es weiter verwenden. Wenn Sie die Ablehnung für falsch halten, schreiben Sie uns bitte.',
    nextAtWarehouse:
      'Ihre Bestellung gilt weiter: Die Sendung geht über unser Lager, und das Label bringen wir dort an. Wenn Sie die Ablehnung für falsch halten, schreiben Sie uns bitte.',
    nextHeld:
      'Das Label bleibt gültig. Sie erhalten es per E-Mail, sobald die Ausfuhranmeldung abgeschlossen ist. Wenn Sie die Ablehnung für falsch halten, schreiben Sie uns bitte.',
  },
  orderCancelled: {
    subject: (orderNumber: string) => `Ihre Bestellung ${orderNumber} ist storniert`,
    preview: 'Es wird nichts mehr versendet.',
    heading: 'Ihre Bestellung ist storniert',
    cancelled: (orderNumber: string) =>
      `Ihre Bestellung ${orderNumber} ist storniert. Es wird nichts versendet.`,
    moneyReturns: 'Wir erstatten den Betrag auf dem Weg, auf dem Sie bezahlt haben.',
    moneyTransferred: 'Wir überweisen Ihnen den Betrag.',
    invoiceFalls: 'Wir ziehen den Betrag von Ihrer Rechnung ab.',
  },
  checkoutGivenUp: {
    subject: 'Ihre Bestellung konnte nicht ausgeführt werden',
    heading: 'Ihre Bestellung konnte nicht ausgeführt werden',
    noLabel: 'für Ihre Bestellung war beim Carrier kein Versandlabel zu bekommen. Es wird nichts versendet.',
    notPaid: 'die Zahlung für Ihre Bestellung ließ sich nicht abschließen. Es wird nichts versendet.',
    moneyReturns: 'Wir erstatten den ganzen Betrag auf dem Weg, auf dem Sie bezahlt haben.',
    holdReturns:
      'Ihnen wird nichts berechnet: Der reservierte Betrag wird wieder freigegeben, und was schon abgebucht wurde, erstatten wir.',
    nothingOwed: 'Ihnen wird nichts berechnet.',
  },
  paymentReturned: {
    subject: (amount: string) => `Wir haben Ihre Zahlung von ${amount} erstattet`,
    why: {
      late: 'Ihre Zahlung ging erst ein, als die Bestellung schon beendet war. Zu dieser Bestellung wird nichts versendet.',
      superseded:
        'Ihre Zahlung ging zu einer Bestellung ein, die Sie durch eine neuere ersetzt hatten. Es gilt nur die neuere.',
      amount_mismatch:
        'der Zahlungsdienst hat einen anderen Betrag bestätigt als bestellt. Wir haben kein Label gekauft, und es wird nichts versendet.',
    },
    back: 'Das Geld geht auf dem Weg zurück, auf dem Sie bezahlt haben. Bis zur Gutschrift vergehen je nach Bank einige Tage.',
  },
  moneyTransferred: {
    subject: (amount: string) => `Wir haben Ihnen ${amount} überwiesen`,
    preview: 'Bis zur Gutschrift vergehen einige Tage.',
  },
  parcelProblem: {
    subject: (orderNumber: string) => `Problem mit Ihrer Sendung ${orderNumber}`,
    subjectOfSome: (orderNumber: string, parcels: readonly number[], of: number) =>
      `Problem mit Ihrer Sendung ${orderNumber} (${parcels.length === 1 ? 'Paket' : 'Pakete'} ${parcels.join(', ')} von ${of})`,
    headings: {
      on_hold: 'Ihre Sendung wird aufgehalten',
      delivery_failed: 'Die Zustellung ist fehlgeschlagen',
      return_to_sender: 'Ihre Sendung kommt zurück',
      cancelled: 'Der Transport wurde abgebrochen',
    } satisfies Record<Problem, string>,
    problems: {
      on_hold: (carrier: string) => `${carrier} meldet, dass Ihre Sendung unterwegs aufgehalten wird.`,
      delivery_failed: (carrier: string) => `${carrier} konnte Ihre Sendung nicht zustellen.`,
      return_to_sender: (carrier: string) => `${carrier} schickt Ihre Sendung an den Absender zurück.`,
      cancelled: (carrier: string) => `${carrier} hat den Transport Ihrer Sendung abgebrochen.`,
    } satisfies Record<Problem, (carrier: string) => string>,
    reasons: incidents,
    duties: {
      DAP: 'Bei DAP zahlt sie der Empfänger, und der Carrier wendet sich an ihn. Bitte geben Sie dem Empfänger Bescheid, damit er bald zahlt.',
      DDP: 'Bei DDP zahlen Sie sie, nicht der Empfänger. Wendet sich der Carrier an Sie, antworten Sie ihm bitte bald. Fordert er das Geld vom Empfänger, schreiben Sie uns bitte.',
    } satisfies Record<Incoterm, string>,
    printed: 'Ihr Label zum Hub',
    next: 'Den aktuellen Stand sehen Sie in der Sendungsverfolgung. Wenn Sie etwas klären möchten, antworten Sie einfach auf diese E-Mail.',
  },
  labelUnused: {
    subject: (labels: number, orderNumber: string) =>
      labels === 1
        ? `Ihr Label zu ${orderNumber} ist noch unbenutzt`
        : `${labels} Labels zu ${orderNumber} sind noch unbenutzt`,
    preview: (day: string) => `Noch bis ${day} erstattbar.`,
    heading: 'Noch nicht verschickt?',
    unused: (labels: number, carrier: string) =>
      labels === 1
        ? `${carrier} hat Ihr Paket noch nicht erfasst.`
        : `${carrier} hat ${labels} Ihrer Pakete noch nicht erfasst.`,
    until: (labels: number): string => (labels === 1 ? 'Label erstattbar bis' : 'Labels erstattbar bis'),
    notNeeded: (labels: number, carrier: string) =>
      labels === 1
        ? `Wenn Sie das Label nicht mehr brauchen, beantragen Sie bis dahin die Rückerstattung. Sobald ${carrier} es zurückgenommen hat, erstatten wir den Betrag. Danach nimmt ${carrier} es nicht mehr zurück.`
        : `Wenn Sie die Labels nicht mehr brauchen, beantragen Sie bis dahin die Rückerstattung. Sobald ${carrier} sie zurückgenommen hat, erstatten wir den Betrag. Danach nimmt ${carrier} sie nicht mehr zurück.`,
    asGuest: 'Die Rückerstattung beantragen Sie, indem Sie auf diese E-Mail antworten.',
    handedOver:
      'Haben Sie das Paket schon abgegeben, antworten Sie bitte auf diese E-Mail. Wir klären dann, wo es ist.',
  },
  orderDelivered: {
    subject: (orderNumber: string) => `Ihre Sendung ${orderNumber} ist angekommen`,
    heading: 'Ihre Sendung ist angekommen',
    one: 'Ihr Paket wurde zugestellt.',
    many: (count: number) => `Ihre ${count} Pakete wurden zugestellt.`,
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    preview: 'Der Link gilt 60 Minuten.',
    heading: 'Neues Passwort festlegen',
    asked: 'für Ihr Konto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
    button: 'Passwort festlegen',
    valid: 'Der Link gilt 60 Minuten und nur einmal.',
    notYou:
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr bisheriges Passwort bleibt gültig. Geben Sie den Link nicht weiter.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Auf allen anderen Geräten sind Sie abgemeldet.',
    heading: 'Ihr Passwort wurde geändert',
    changed:
      'das Passwort Ihres Kontos wurde soeben geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
    notYou:
      'Wenn Sie das nicht waren, fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und schreiben Sie uns.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    preview: 'Auf allen Geräten sind Sie abgemeldet.',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    changed:
      'auf Anfrage hat unser Support die E-Mail-Adresse Ihres Kontos geändert. Auf allen Geräten sind Sie jetzt abgemeldet; bitte melden Sie sich mit der neuen Adresse an.',
    notYou: 'Wenn Sie das nicht veranlasst haben, schreiben Sie uns bitte sofort.',
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Eine Anmeldung ist nicht mehr möglich.',
    heading: 'Ihr Konto ist gelöscht',
    deleted:
      'wir haben Ihr Konto wie gewünscht gelöscht, mit Ihren Profildaten und Ihrem Adressbuch. Eine Anmeldung ist nicht mehr möglich.',
    kept: 'Bestellungen und Rechnungen bewahren wir so lange auf, wie das Steuerrecht es verlangt, und nutzen sie zu nichts anderem.',
    tracking: 'Laufende Sendungen können Sie weiter über ihre Tracking-Codes verfolgen.',
  },
  vatChecked: {
    button: 'Profil öffnen',
    valid: {
      subject: 'Ihre USt-IdNr. ist bestätigt',
      preview: 'Die Prüfung ist abgeschlossen.',
      heading: 'Ihre USt-IdNr. ist bestätigt',
      said: (vatId: string) => `die zuständige Behörde hat Ihre USt-IdNr. ${vatId} bestätigt.`,
    },
    invalid: {
      subject: 'Ihre USt-IdNr. wurde nicht bestätigt',
      preview: 'Bitte prüfen Sie die Eingabe.',
      heading: 'Ihre USt-IdNr. wurde nicht bestätigt',
      said: (vatId: string) =>
        `der zuständigen Behörde ist die USt-IdNr. ${vatId} nicht bekannt. Bitte prüfen Sie die Eingabe in Ihrem Profil. Neu erteilte Nummern sind oft erst nach einigen Tagen bekannt.`,
    },
  },
  withdrawal: {
    facts: {
      name: 'Name',
      orderNumber: 'Bestellnummer',
      email: 'E-Mail',
      receivedAt: 'Eingegangen am',
    },
    moment: (day: string, time: string) => `${day}, ${time} Uhr`,
  },
  withdrawalReceived: {
    subject: 'Eingang Ihres Widerrufs',
    preview: 'Ihre Erklärung ist bei uns eingegangen.',
    heading: 'Eingang Ihres Widerrufs',
    received: 'wir bestätigen den Eingang Ihres Widerrufs mit diesem Inhalt:',
    content: 'Erklärung: Hiermit widerrufe ich den Vertrag zu der oben genannten Bestellung.',
    next: 'Wir prüfen Ihre Erklärung und schreiben Ihnen, wie es weitergeht. Bitte bewahren Sie diese Nachricht auf.',
    notYou: 'Wenn Sie das nicht waren, antworten Sie bitte auf diese Nachricht.',
  },
  withdrawalNotice: {
    subject: 'Ein Widerruf ist eingegangen',
    preview: 'Bitte prüfen und beantworten.',
    heading: 'Ein Widerruf ist eingegangen',
    came: 'über die Widerrufsfunktion ist eine Erklärung eingegangen:',
    entry: 'Vorgang',
    order: 'Bestellung im System',
    unknown: 'keine mit dieser Nummer',
    todo: 'Es wurde nichts automatisch storniert oder erstattet. Bitte prüfen Sie, ob die E-Mail-Adresse zu der Bestellung gehört, bevor Sie etwas veranlassen.',
  },
};

export type MailTexts = typeof de;
