// The vocabulary of a Cross Industry Invoice: its namespaces, and how it writes sums, days and e-mail addresses.
import { type Cents, euroFromCents } from '#domain/money.ts';
import { element } from './xml.ts';

const DATA = 'urn:un:unece:uncefact:data:standard';

export const namespaces = {
  'xmlns:rsm': `${DATA}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${DATA}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:udt': `${DATA}:UnqualifiedDataType:100`,
  'xmlns:qdt': `${DATA}:QualifiedDataType:100`,
};

type Made = ReturnType<typeof element>;
type Content = Parameters<typeof element>[1];

/** An element from the component library, as nearly all are. */
export const ram = (name: string, content: Content, attributes?: Record<string, string>): Made =>
  element(`ram:${name}`, content, attributes);

/** Two decimals, euro; only the VAT total names its currency. */
export const amount = (name: string, cents: Cents, attributes?: Record<string, string>): Made =>
  ram(name, euroFromCents(cents), attributes);

/** yyyy-MM-dd as yyyyMMdd, which is format 102. */
export const day = (name: string, date: string, type: 'udt' | 'qdt' = 'udt'): Made =>
  ram(name, [element(`${type}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })]);

export const indicator = (name: string, is: boolean): Made =>
  ram(name, [element('udt:Indicator', String(is))]);

/** The address used between programs; EM is e-mail. */
export const electronicAddress = (email: string | undefined): Made =>
  ram('URIUniversalCommunication', [ram('URIID', email, { schemeID: 'EM' })]);
