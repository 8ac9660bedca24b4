// A sentence for every error code of the contract and every reason code of the domain.
import type { ErrorCode } from '#contract/error.ts';
import type { Reason } from '#contract/reason.ts';
import type { LithiumRefusal } from '#domain/lithium.ts';
import type { PickupRefusal } from '#domain/pickup.ts';
import type { ServicesRefusal } from '#domain/services.ts';
import type { PasswordRule } from '#domain/user.ts';

const codes = {
  invalid_request: 'Bitte prüfen Sie die markierten Angaben.',
  malformed_body: 'Die Anfrage war nicht lesbar. Bitte laden Sie die Seite neu.',
  body_too_large: 'Die Anfrage ist zu groß.',
  unsupported_media_type: 'Dieses Datenformat wird nicht angenommen.',
  not_signed_in: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  wrong_credentials: 'Ungültige E-Mail oder Passwort',
  wrong_password: 'Das Passwort ist falsch.',
  token_invalid: 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  site_locked: 'Diese Seite ist mit einem Passwort geschützt. Bitte laden Sie die Seite neu.',
  account_busy: 'In Ihrem Konto ist noch ein Vorgang offen.',
  address_book_full: 'Das Adressbuch ist voll.',
  too_many_attempts: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
  too_many_requests: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  foreign_origin: 'Die Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  not_found: 'Das wurde nicht gefunden.',
  dangerous_goods:
    'Gefahrgut (E-Bikes/E-Bike-Akkus) kann nicht versendet werden. Bitte kontaktieren Sie den Support.',
  lithium_unconfirmed: 'Bitte bestätigen Sie die Angaben zu den Lithiumbatterien.',
  lithium_invalid: 'Diese Angaben zu den Lithiumbatterien passen nicht zusammen.',
  insurance_above_limit: 'Der Warenwert liegt über der höchsten Versicherungssumme von 50.000 €.',
  pickup_not_possible: 'Diese Abholung ist nicht möglich. Bitte wählen Sie einen anderen Termin.',
  pickup_failed: 'Die Abholung konnte nicht bestätigt werden. Bitte versuchen Sie es später erneut.',
  declaration_missing: 'Die Ausfuhranmeldung fehlt. Bitte laden Sie sie erneut hoch.',
  hs_code_missing: 'Diesem Tarif fehlt der HS-Code eines Pakets.',
  rates_unavailable: 'Fehler beim Berechnen der Versandkosten',
  discount_invalid: 'Ungültiger Rabattcode. Bitte prüfen Sie Ihre Eingabe.',
  quote_expired: 'Die Preise sind abgelaufen. Bitte berechnen Sie sie neu.',
  price_changed: 'Der Preis hat sich geändert.',
  rate_not_sellable: 'Dieser Tarif kann nicht gebucht werden.',
  invoice_not_allowed: 'Der Kauf auf Rechnung ist für Ihr Konto nicht freigeschaltet.',
  invoice_limit_reached:
    'Die Grenze für Ihre offenen Rechnungen ist erreicht. Bitte wählen Sie eine andere Zahlungsart.',
  idempotency_key_reused:
    'Diese Buchung wurde bereits mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
  payment_required: 'Für dieses Label liegt keine Zahlung vor.',
  checkout_in_progress: 'Diese Buchung läuft bereits.',
  label_failed: 'Das Label konnte nicht erstellt werden.',
  label_locked: 'Dieses Label wird erstattet und darf nicht mehr verwendet werden.',
  label_not_ready: 'Das Label ist noch nicht fertig.',
  export_hold: 'Das Label wird zurückgehalten, bis die Ausfuhranmeldung vorliegt.',
  file_too_large: 'Datei ist zu groß. Maximum 10MB erlaubt.',
  file_type_not_allowed: 'Nur PDF, JPG und PNG Dateien sind erlaubt.',
  payment_not_started: 'Die Zahlung konnte nicht begonnen werden. Es wurde nichts berechnet.',
  callback_refused: 'Diese Rückmeldung wurde abgelehnt.',
  illegal_transition: 'Das ist beim jetzigen Stand der Bestellung nicht möglich.',
  upstream_unavailable:
    'Der Carrier antwortet gerade nicht. Bitte versuchen Sie es in einigen Minuten erneut.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  internal: 'Ein unerwarteter Fehler ist aufgetreten.',
} satisfies Record<ErrorCode, string>;

/** Said next to a field. */
const fields = {
  required: 'Diese Angabe ist erforderlich.',
  unknown: 'Dieser Wert ist nicht bekannt.',
  too_short: 'Diese Angabe ist zu kurz.',
  too_small: 'Dieser Wert ist zu klein.',
  too_many: 'Das sind zu viele Einträge.',
  too_few: 'Das sind zu wenige Einträge.',
  invalid: 'Diese Angabe ist ungültig.',
  too_long: 'Diese Angabe ist zu lang.',
  too_large: 'Dieser Wert ist zu groß.',
  invalid_characters: 'Diese Angabe enthält unerlaubte Zeichen.',
  name_required: 'Name ist erforderlich',
  order_number_required: 'Bestellnummer ist erforderlich',
  street_required: 'Straße ist erforderlich',
  city_required: 'Stadt ist erforderlich',
  zip_required: 'Postleitzahl ist erforderlich',
  state_required: 'Bundesstaat oder Provinz ist erforderlich',
  country_required: 'Land ist erforderlich',
  country_unknown: 'Dieses Land ist nicht bekannt.',
  sender_country_required: 'Absenderland ist erforderlich',
  destination_country_required: 'Zielland ist erforderlich',
  phone_required: 'Telefonnummer ist erforderlich',
  email_required: 'Gültige E-Mail ist erforderlich',
  email_invalid: 'Gültige E-Mail ist erforderlich',
  length_positive: 'Länge muss größer als 0 sein',
  width_positive: 'Breite muss größer als 0 sein',
  height_positive: 'Höhe muss größer als 0 sein',
  weight_positive: 'Gewicht muss größer als 0 sein',
  value_positive: 'Wert muss größer als 0 sein',
  description_too_short: 'Warenbeschreibung muss mindestens 20 Zeichen lang sein',
  hs_code_invalid: 'Die Tarifnummer hat 6, 8 oder 10 Ziffern.',
  hs_code_chapter: 'Die Tarifnummer beginnt mit einem Kapitel von 01 bis 97.',
  parcel_required: 'Mindestens ein Paket ist erforderlich',
  too_many_parcels: 'Maximale Anzahl von 10 Paketen erreicht',
  first_name_required: 'Vorname ist erforderlich',
  last_name_required: 'Nachname ist erforderlich',
  company_name_required: 'Firmenname ist erforderlich',
  vat_id_invalid: 'Das ist keine USt-IdNr. eines EU-Mitgliedstaats',
  eori_invalid: 'Eine EORI-Nummer beginnt mit dem Länderkürzel, dann folgen bis zu 15 Zeichen (DE1234567)',
  password_required: 'Passwort ist erforderlich',
  password_rules: 'Passwort muss min. 8 Zeichen, 1 Großbuchstabe und 1 Zahl enthalten',
};

const refusals = {
  dangerous_goods: codes.dangerous_goods,
  lithium_unconfirmed: codes.lithium_unconfirmed,
  lithium_invalid: codes.lithium_invalid,
  insurance_above_limit: codes.insurance_above_limit,
  pickup_date_range: 'Dieser Tag liegt außerhalb des möglichen Zeitraums.',
  pickup_weekend: 'Am Wochenende wird nicht abgeholt.',
  pickup_holiday: 'An diesem Feiertag wird nicht abgeholt.',
  pickup_start: 'Die Abholung beginnt um 10:00 oder 11:00 Uhr.',
  pickup_end: 'Die Abholung endet zwischen 14:00 und 16:00 Uhr.',
  pickup_lead: 'Bis zur Abholung müssen mindestens 3 Stunden bleiben.',
  pickup_hold:
    'Wegen der Ausfuhranmeldung ist die Abholung frühestens 27 Stunden nach der Bestellung möglich.',
  pickup_min_window: 'Das Zeitfenster muss mindestens 5 Stunden umfassen.',
  password_length: 'Passwort muss mindestens 8 Zeichen lang sein',
  password_uppercase: 'Passwort muss mindestens einen Großbuchstaben enthalten',
  password_digit: 'Passwort muss mindestens eine Zahl enthalten',
} satisfies Record<ServicesRefusal | LithiumRefusal | PickupRefusal | PasswordRule, string>;

export const errors = {
  title: 'Fehler',
  network:
    'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  unknown: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
  codes,
  reasons: { ...fields, ...refusals } satisfies Record<Reason, string>,
};
