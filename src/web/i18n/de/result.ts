// German texts of the result pages: the outcome of a payment (B§2, B§8).
import type { CheckoutProblem } from '#domain/checkout-problem.ts';

type Said = { title: string; text: string };

/** Why a checkout ended. Texts specified for one payment method are under its name. */
const problems = {
  payment_failed: {
    title: 'Sendung nicht gebucht',
    text: 'Die Zahlung wurde abgelehnt oder ist fehlgeschlagen. Ihnen wurde nichts berechnet.',
  },
  user_cancelled: {
    title: 'Bestellung abgebrochen',
    text: 'Sie haben die Zahlung abgebrochen. Ihnen wurde nichts berechnet.',
  },
  timeout: {
    title: 'Bestellung abgelaufen',
    text: 'Die Zahlung ist nicht rechtzeitig eingegangen. Ihnen wurde nichts berechnet.',
  },
  superseded: {
    title: 'Durch eine neuere Bestellung ersetzt',
    text: 'Sie haben für diese Pakete neu bestellt. Es gilt nur die neuere Bestellung.',
  },
  expired: {
    title: 'Zahlungsseite abgelaufen',
    text: 'Die Seite des Zahlungsdienstes ist abgelaufen. Ihnen wurde nichts berechnet.',
  },
  amount_mismatch: {
    title: 'Falscher Betrag',
    text: 'Der Zahlungsdienst hat einen anderen Betrag bestätigt als bestellt. Er wird wieder freigegeben oder erstattet; ein Label wurde nicht gekauft.',
  },
  amount_mismatch_refunded: {
    title: 'Falscher Betrag',
    text: 'Der Zahlungsdienst hat einen anderen Betrag bestätigt als bestellt. Er ist wieder freigegeben oder erstattet; ein Label wurde nicht gekauft.',
  },
  label_creation_failed: {
    title: 'Fehler beim Kauf des Labels',
    text: 'Das Label konnte nicht erstellt werden. Ihnen wurde nichts berechnet.',
  },
  label_processing_failed: {
    title: 'Label nicht erstellt',
    text: 'Zahlung erfolgreich, aber die Label-Erstellung ist fehlgeschlagen. Bitte kontaktieren Sie den Support.',
  },
  carrier_not_enabled: {
    title: 'Carrier-Konto nicht freigeschaltet',
    text: 'Fehler in der Konfiguration des Carriers. Bitte wählen Sie einen anderen Tarif oder kontaktieren Sie den Support.',
  },
  price_changed: {
    title: 'Berechnungsfehler',
    text: 'Der Preis des Carriers ist inzwischen höher als angezeigt. Ihnen wurde nichts berechnet; bitte fragen Sie die Preise neu an.',
  },
  capture_failed: {
    title: 'Label noch gesperrt',
    text: 'Das Label wurde erstellt, aber die Zahlung konnte nicht eingezogen werden. Bitte kontaktieren Sie den Support.',
  },
  payment_in_review: {
    title: 'Die Zahlung wird noch geprüft',
    text: 'Der Zahlungsdienst hält die Zahlung zur Prüfung zurück.',
  },
  label_unclear: {
    title: 'Der Carrier hat noch nicht geantwortet',
    text: 'Ihre Bestellung liegt beim Carrier, seine Bestätigung fehlt noch. Wir fragen nach.',
  },
  refund_pending: {
    title: 'Bestellung wird erstattet',
    text: 'Ihr Geld geht zurück; der Zahlungsdienst hat das noch nicht bestätigt.',
  },
  late_payment_refunded: {
    title: 'Zahlung erstattet',
    text: 'Ihre Zahlung ging erst ein, als die Bestellung schon beendet war. Wir haben sie erstattet.',
  },
} satisfies Record<CheckoutProblem, Said>;

export const result = {
  problems,
  payPal: {
    notCharged: 'Die Label-Erstellung ist fehlgeschlagen. Die PayPal-Zahlung wurde NICHT berechnet',
    notCaptured:
      'Das Label wurde erstellt, aber die PayPal-Zahlung konnte nicht eingezogen werden. Bitte kontaktieren Sie den Support',
    voided:
      'Die PayPal-Zahlung konnte nicht eingezogen werden. Das Label wurde deshalb ungültig gemacht, Ihnen wurde nichts berechnet.',
  },
  hub: {
    title: 'Fehler beim Kauf der Hub-Labels',
    text: 'Ein Teil der Strecke konnte nicht gebucht werden. Was schon gebucht war, wird storniert; Ihnen wurde nichts berechnet.',
    notEnabled: 'Hub-Strecke: Carrier-Konto nicht freigeschaltet',
  },
  labelFailed: {
    title: 'Label-Erstellung fehlgeschlagen',
    text: 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut',
    charged: 'Ihnen wurde nichts berechnet.',
    back: 'Wir bringen Sie gleich zurück zu den Tarifen.',
    backNow: 'Zu den Tarifen',
  },

  /** /label-success */
  label: {
    page: 'Ihr Label',
    loading: 'Label-Daten werden geladen …',
    confirming: 'Wir bestätigen Ihre Zahlung und erstellen das Label …',
    openFirst: 'Ihr Label ist bereit. Öffnen Sie es mit einem Klick.',
    noData: 'Keine Label-Daten vorhanden',
    error: 'Fehler beim Laden der Label-Daten',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
    missing: 'Die Zahlungsdaten wurden nicht gefunden (möglicherweise wurde der Server neu gestartet)',
    supportToast:
      'Bitte kontaktieren Sie den Support, falls Ihnen etwas berechnet wurde. Halten Sie die Angaben zur Zahlung bereit.',
    badKey: 'Fehler bei der Zahlungsverarbeitung',
    badKeyText: 'Wir bringen Sie zur Startseite. Ohne gültige Kennung lässt sich keine Zahlung zuordnen.',
    causesTitle: 'Mögliche Ursachen',
    causes: [
      'Der Server wurde neu gestartet.',
      'Ihre Sitzung ist abgelaufen.',
      'Die Netzwerkverbindung war unterbrochen.',
    ],
    shippingOptions: 'Zu den Versandoptionen',
    newShipment: 'Neue Sendung erstellen',
    parkedTitle: 'Melden Sie sich an, um fortzufahren',
    parked:
      'Sie sind von PayPal zurück. Nach der Anmeldung schließen wir die Bestellung ab und zeigen Ihnen das Label.',
    foreignTitle: 'Stand der Bestellung',
    foreign: 'Labels und Adressen zeigen wir nur dem Konto, das bestellt hat.',
    signIn: 'Anmelden',
  },

  /** /payment/success */
  back: {
    page: 'Zahlung',
    success: 'Zahlung erhalten',
    windowSuccess: 'Das Fenster schließt sich gleich; Ihre Bestellung geht auf der vorigen Seite weiter.',
    failed: 'Zahlung fehlgeschlagen',
    cancelled: 'Zahlung abgebrochen',
    pending: 'Der Stand der Zahlung wird abgefragt',
    windowOther: 'Das Fenster schließt sich gleich; bei Ihrer Bestellung steht, wie es weitergeht.',
    close: 'Fenster schließen',
    closeByHand: 'Sie können dieses Fenster jetzt schließen.',
  },

  /** /payment-failed and /payment-error */
  payment: {
    failed: 'Zahlung fehlgeschlagen',
    error: 'Fehler bei der Zahlung',
    unknown: 'Stand der Zahlung unbekannt',
    reasons: {
      error: 'Beim Zahlungsdienst ist ein Fehler aufgetreten.',
      declined: 'Die Zahlung wurde abgelehnt.',
      timeout: 'Die Zahlung ist nicht rechtzeitig eingegangen.',
      generic: 'Die Zahlung konnte nicht abgeschlossen werden.',
      missing: 'Zu dieser Zahlung fehlt die Kennung, deshalb können wir sie keiner Bestellung zuordnen.',
    },
    card: {
      declined: 'Ihre Bank hat die Kartenzahlung abgelehnt.',
      payment_failed: 'Die Kartenzahlung ist fehlgeschlagen.',
      expired: 'Die Zeit für die Kartenzahlung ist abgelaufen.',
    },
    payPal: {
      declined: 'PayPal hat die Zahlung abgelehnt.',
      cancelled: 'Sie haben die Zahlung bei PayPal abgebrochen.',
    },
    advice: 'Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
    adviceDeclined: 'Bitte prüfen Sie Ihre Angaben oder wählen Sie eine andere Zahlungsart.',
    goingBack:
      'Die Zahlung konnte nicht eingezogen werden. Das Label wird gerade zurückgegeben, Ihnen wird nichts berechnet.',
    refunded: 'Der Betrag ist erstattet.',
    adviceGoingBack:
      'Dieser Tarif ist nicht mehr buchbar. Fragen Sie die Preise neu an, dann können Sie sofort neu bestellen.',
    adviceMissing:
      'Bitte sehen Sie zuerst bei Ihren Sendungen nach, ob die Bestellung eingegangen ist. Fehlt sie dort und wurde Ihnen etwas berechnet, kontaktieren Sie den Support.',
  },

  /** /checkout-error */
  checkoutError: {
    page: 'Bestellung fehlgeschlagen',
    successful: 'Zahlung erfolgreich',
    failed: 'Zahlung fehlgeschlagen',
    whatToDo: 'Was Sie tun können',
    retry: 'Erneut bezahlen',
    newCalculation: 'Neue Berechnung',
    reasons: {
      payment_failed: {
        message: 'Die Zahlung wurde abgelehnt oder ist fehlgeschlagen.',
        action: 'Bitte prüfen Sie Ihre Zahlungsdaten oder wählen Sie eine andere Zahlungsart.',
      },
      label_creation_failed: {
        message: 'Die Zahlung war erfolgreich, aber das Label konnte nicht erstellt werden.',
        action: 'Unser Team erstellt das Label von Hand und schickt es Ihnen per E-Mail.',
      },
      label_processing_failed: {
        message: 'Die Zahlung war erfolgreich, aber das Label konnte nicht verarbeitet werden.',
        action: 'Unser Team erstellt das Label von Hand und schickt es Ihnen per E-Mail.',
      },
      intent_not_found: {
        message: 'Diese Bestellung wurde nicht gefunden. Sie ist möglicherweise abgelaufen.',
        action: 'Bitte beginnen Sie die Bestellung neu.',
      },
      missing_intent: {
        message: 'Die Kennung der Bestellung fehlt.',
        action: 'Bitte prüfen Sie im Dashboard, ob die Bestellung eingegangen ist.',
      },
      callback_error: {
        message: 'Die Rückmeldung des Zahlungsdienstes konnte nicht verarbeitet werden.',
        action: 'Bitte prüfen Sie im Dashboard, ob die Bestellung eingegangen ist.',
      },
      unknown_callback: {
        message: 'Der Zahlungsdienst hat eine unbekannte Rückmeldung geschickt.',
        action: 'Bitte prüfen Sie im Dashboard, ob die Bestellung eingegangen ist.',
      },
      error: {
        message: 'Beim Zahlungsdienst ist ein Fehler aufgetreten.',
        action: 'Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
      },
      declined: {
        message: 'Die Zahlung wurde abgelehnt.',
        action: 'Bitte prüfen Sie Ihre Zahlungsdaten oder wählen Sie eine andere Zahlungsart.',
      },
      timeout: {
        message: 'Die Zahlung ist nicht rechtzeitig eingegangen.',
        action: 'Bitte versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
      },
      generic: {
        message: 'Ein unerwarteter Fehler ist aufgetreten.',
        action: 'Bitte versuchen Sie es erneut. Hilft das nicht, kontaktieren Sie den Support.',
      },
    },
    goesOn: 'Diese Bestellung ist nicht gescheitert. Bitte prüfen Sie ihren Stand.',
    stillOpen: 'Diese Bestellung ist noch offen. Bitte prüfen Sie ihren Stand.',
    toStatus: 'Zum Stand der Bestellung',
  },

  /** /checkout-cancel */
  cancel: {
    page: 'Bestellung abgebrochen',
    reasons: {
      user_cancelled: 'Sie haben die Zahlung abgebrochen. Ihnen wurde nichts berechnet.',
      timeout: 'Die Sitzung ist abgelaufen. Die Zahlung wurde nicht abgeschlossen.',
      error: 'Die Zahlung wurde wegen eines Fehlers abgebrochen.',
      other: 'Die Zahlung wurde nicht abgeschlossen.',
    },
    /** Shown instead of the above while the outcome of the order is unknown. */
    unseen: { user_cancelled: 'Sie haben die Zahlung abgebrochen.', timeout: 'Die Sitzung ist abgelaufen.' },
    signIn: 'Den Stand der Bestellung sehen Sie nach der Anmeldung.',
    nextTitle: 'Wie geht es weiter?',
    next: [
      'Ihre Angaben zur Sendung bleiben in diesem Browser gespeichert.',
      'Sie können jederzeit neu bestellen, auch mit einer anderen Zahlungsart.',
      'Sind die Preise inzwischen abgelaufen, fragen Sie sie neu an.',
    ],
    underWay: 'Die Bestellung wird abgebrochen …',
    unclear:
      'Ob der Abbruch gelungen ist, steht noch nicht fest. Bitte versuchen Sie es erneut oder prüfen Sie den Stand der Bestellung.',
    paid: 'Sie hatten die Zahlung schon bestätigt. Die Bestellung wurde nicht abgebrochen.',
  },
};
