// The bodies of VIES's answers, per endpoint and state.
import type { Outcome } from './outcomes.ts';

export type Question = {
  country: string;
  number: string;
  /** Whether the requester identified themselves. */
  isNamed: boolean;
};

export type Wire = { status: number; body: unknown };

const NOTHING = '---';

/** Most failures have status 200. */
export const failure = (code: string, status = 200): Wire => ({
  status,
  body: { actionSucceed: false, errorWrappers: [{ error: code }] },
});

export const isFailure = (outcome: Outcome): boolean => outcome !== 'VALID' && outcome !== 'INVALID';

/** Germany and Spain never return names. */
const tells = (country: string): boolean => country !== 'DE' && country !== 'ES';

function nameOf({ country }: Question, isValid: boolean): { name: string; address: string } {
  if (!isValid || !tells(country)) return { name: NOTHING, address: NOTHING };
  return { name: 'Muster Handels GmbH', address: `Musterweg 1\n1010 ${country}` };
}

type Facts = { now: string; identifier: string };

/** Returned only to identified requesters, and only with a verdict. */
const identifierOf = ({ isNamed }: Question, outcome: Outcome, { identifier }: Facts): string =>
  isNamed && !isFailure(outcome) ? identifier : '';

/** The answer of POST /check-vat-number. */
export function checked(question: Question, outcome: Outcome, facts: Facts) {
  const isValid = outcome === 'VALID';
  const head = {
    countryCode: question.country,
    vatNumber: question.number,
    requestDate: facts.now,
    valid: isValid,
    requestIdentifier: identifierOf(question, outcome, facts),
    ...nameOf(question, isValid),
  };
  if (question.country === 'DE') return { ...head, traderName: NOTHING, traderNameMatch: 'NOT_PROCESSED' };
  return {
    ...head,
    traderName: NOTHING,
    traderStreet: NOTHING,
    traderPostalCode: NOTHING,
    traderCity: NOTHING,
    traderCompanyType: NOTHING,
    traderNameMatch: 'NOT_PROCESSED',
    traderStreetMatch: 'NOT_PROCESSED',
    traderPostalCodeMatch: 'NOT_PROCESSED',
    traderCityMatch: 'NOT_PROCESSED',
    traderCompanyTypeMatch: 'NOT_PROCESSED',
  };
}

/** The answer of POST /check-vat-test-service: seven fields. */
export const tested = ({ country, number }: Question, isValid: boolean, now: string) => ({
  countryCode: country,
  vatNumber: number,
  requestDate: now,
  valid: isValid,
  requestIdentifier: '',
  name: isValid ? 'John Doe' : NOTHING,
  address: isValid ? '123 Main St, Anytown, UK' : NOTHING,
});

/** The answer of GET /ms/{CC}/vat/{number}: other field names, also for failures, and always 200. */
export const looked = (question: Question, outcome: Outcome, facts: Facts) => ({
  isValid: outcome === 'VALID',
  requestDate: facts.now,
  userError: outcome,
  ...nameOf(question, outcome === 'VALID'),
  requestIdentifier: identifierOf(question, outcome, facts),
  originalVatNumber: question.number,
  vatNumber: question.number,
  viesApproximate: {
    name: NOTHING,
    street: NOTHING,
    postalCode: NOTHING,
    city: NOTHING,
    companyType: NOTHING,
    matchName: 3,
    matchStreet: 3,
    matchPostalCode: 3,
    matchCity: 3,
    matchCompanyType: 3,
  },
});
