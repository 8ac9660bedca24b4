// Texts of the payment pages, in two languages.
import type { InputProblem } from './checkout.ts';
import type { CardOutcome } from './cards.ts';

type Texts = {
  title: string;
  amount: string;
  order: string;
  merchant: string;
  card: string;
  expiry: string;
  cvc: string;
  holder: string;
  pay: string;
  cancel: string;
  cards: string;
  challengeTitle: string;
  challengeText: string;
  code: string;
  confirm: string;
  homeTitle: string;
  home: string;
  refusedTitle: string;
  problems: Record<InputProblem, string>;
  outcomes: Record<CardOutcome, string>;
};

const de: Texts = {
  title: 'Mit Karte bezahlen',
  amount: 'Betrag',
  order: 'Bestellung',
  merchant: 'Händler',
  card: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfnummer (CVC)',
  holder: 'Karteninhaber',
  pay: 'Bezahlen',
  cancel: 'Abbrechen',
  cards: 'Testkarten – antippen füllt das Formular',
  challengeTitle: 'Zahlung bestätigen',
  challengeText: 'Ihre Bank möchte wissen, ob Sie es sind. Der Code ist 1234; jeder andere wird abgelehnt.',
  code: 'Code',
  confirm: 'Bestätigen',
  homeTitle: 'Zurück zum Händler',
  home: 'Weiter',
  refusedTitle: 'Diese Zahlung kann nicht begonnen werden',
  problems: {
    card: 'Hier gelten nur die Testkarten aus der Liste.',
    expiry: 'Das Ablaufdatum muss ein Monat in der Zukunft sein, zum Beispiel 12/30.',
    cvc: 'Die Prüfnummer hat drei oder vier Ziffern.',
  },
  outcomes: {
    frictionless: 'wird sofort angenommen',
    challenge: 'fragt nach einem Code',
    'not-authenticated': 'Inhaber nicht bestätigt',
    incomplete: '3-D-Secure-Daten unvollständig',
    error: '3-D-Secure-Fehler',
    declined: 'von der Bank abgelehnt',
    'booking-fails': 'angenommen, aber die Buchung scheitert',
  },
};

const en: Texts = {
  title: 'Pay by card',
  amount: 'Amount',
  order: 'Order',
  merchant: 'Merchant',
  card: 'Card number',
  expiry: 'Valid until (MM/YY)',
  cvc: 'Security code (CVC)',
  holder: 'Cardholder',
  pay: 'Pay',
  cancel: 'Cancel',
  cards: 'Test cards – tap one to fill the form',
  challengeTitle: 'Confirm your payment',
  challengeText: 'Your bank wants to check that it is you. The code is 1234; any other is refused.',
  code: 'Code',
  confirm: 'Confirm',
  homeTitle: 'Back to the merchant',
  home: 'Continue',
  refusedTitle: 'This payment cannot be started',
  problems: {
    card: 'Only the test cards in the list are accepted here.',
    expiry: 'The expiry date must be a month in the future, for example 12/30.',
    cvc: 'The security code has three or four digits.',
  },
  outcomes: {
    frictionless: 'accepted at once',
    challenge: 'asks for a code',
    'not-authenticated': 'holder not authenticated',
    incomplete: '3-D Secure data incomplete',
    error: '3-D Secure error',
    declined: 'declined by the bank',
    'booking-fails': 'accepted, but the capture fails',
  },
};

export const PAGE_TEXTS = { de, en } as const;
