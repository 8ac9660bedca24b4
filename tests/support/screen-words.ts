// Texts that are legitimately the same in German and English; any other identical text counts as untranslated.
import { countryCodes } from '#domain/territory.ts';
import { anAddress, aParcel } from './factories.ts';
import { recipients } from './screen-world.ts';

/** Interface texts. Add only words that German readers expect or the specification uses. */
const words: ReadonlySet<string> = new Set([
  'Hafenpost',
  'Hafenpost1',
  'PayPal',
  'Label',
  'Labels',
  'Label 1',
  'Label 2',
  'Carrier',
  'Person',
  'optional',
  'Status',
  'Name',
  'Support',
  'Service',
  'Tracking',
  'Dashboard',
  'E-Commerce',
  'Coming Soon',
  'Page Not Found',
  'Page Not Found – Hafenpost',
  'Details',
  'DAP',
  'DDP',
  'Gold',
  'Hub',
  // Required by the terms of use.
  'Powered by Google',
  'GeoNames',
  'CC BY 4.0',
  // Chapter 75.
  'Nickel',
  'Deutsch',
  'English',
  // Abbreviated weekdays.
  'Mo',
  'Fr',
  'Sa',
]);

const months = /^(?:April|August|September|November) \d{4}$/;

/** Names of carriers and services, of one or two legs. */
const carriers = /^(?:UPS|FedEx|DHL Express|DHL Paket|DPD|USPS|HUB)(?: |$)/;
const services =
  /^(?:Standard|Classic|Expedited|Express|Express Saver|Express Worldwide|Express \d+:00|Economy Select|Paket International|International (?:Connect Plus|Priority|Economy))(?: \+ |$)/;

const sampleData: ReadonlySet<string> = new Set(
  [
    ...Object.values(recipients),
    ...Object.values(anAddress()),
    ...['Chloé Łuc', 'Zoë Quinn', 'Urs Zürcher', 'Zürcher Uhren AG', 'Quinn Instruments Inc.'],
    ...['Élise Moreau', 'Horlogerie Moreau SARL', 'Łucja Nowak', 'Marienplatz 8', '350 5th Ave'],
    ...['Greta Goldmann', 'Goldmann Feinmechanik GmbH', 'Bahnhofstrasse 1'],
    ...['Paris', 'New York', 'Zürich', 'München', 'New York NY 10118', 'New York NY 99901'],
    ...['Limmatquai 80, 8001 Zürich', '18 rue des Archives, 75004 Paris'],
    ...['ul. Piotrkowska 104, 90-004 Łódź', '350 5th Ave, New York NY 10118'],
    // Street and town on a line each.
    ...['Limmatquai 80', '18 rue des Archives', 'ul. Piotrkowska 104', '90-004 Łódź'],
    'Schanzenstraße 22, 20357 Hamburg',
    // The configured company.
    ...['Hafenpost GmbH (Beispielfirma)', 'Erika Mustermann', 'Musterstraße 1'],
    ...['Amtsgericht Musterstadt, HRB 00000', 'DE000000000 (Beispiel)'],
    'Laptop computer with built-in battery',
    aParcel().description,
  ].map(String),
);

const namesIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return countryCodes.filter((code) => /^[A-Z]{2}$/.test(code)).map((code) => names.of(code) ?? code);
};
const german = new Set(namesIn('de'));
/** Country names that are the same in both languages. */
const countries: ReadonlySet<string> = new Set([
  ...namesIn('en').filter((name) => german.has(name)),
  ...['Brunei', 'Brunei Darussalam', 'Madeira (Portugal)', 'Myanmar'],
]);

export const sameInBoth = (text: string): boolean =>
  words.has(text) ||
  months.test(text) ||
  carriers.test(text) ||
  services.test(text) ||
  /^Arrived at hub /.test(text) ||
  // Addresses suggested by the sandbox.
  /^Lindenweg \d+$/.test(text) ||
  countries.has(text) ||
  sampleData.has(text);
