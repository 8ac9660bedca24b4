// The company that runs the site and issues the invoices; an invented one outside real business.
import { Arbitration } from '#contract/company.ts';
import type { Issuer } from '#domain/document.ts';
import { ConfigError, type Reader } from './reader.ts';

export type CompanyConfig = Issuer & {
  /** Days that a customer has to pay an invoice. */
  invoiceDueDays: number;
};

/**
 * What the law requires on an invoice (§ 14 Abs. 4 UStG) and in the imprint (§ 5 DDG), and where money is to be sent:
 * those of an invented company would be void. A company in no register sets "none".
 */
export const companyVariables = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_VAT_ID',
  'COMPANY_IBAN',
  'COMPANY_REGISTER',
  'COMPANY_DIRECTORS',
] as const;

/** Every default is recognizably an example. */
export function companyFrom(
  read: Reader,
  brand: { name: string; email: string; phone: string },
): CompanyConfig {
  const isInvented = read.optional('COMPANY_NAME') === null;
  const example = (text: string): string | null => (isInvented ? text : null);
  return {
    name: read.text('COMPANY_NAME', `${brand.name} GmbH (Beispielfirma)`),
    address: addressFrom(read.text('COMPANY_ADDRESS', 'Musterstraße 1, 20457 Hamburg')),
    vatId: read.text('COMPANY_VAT_ID', 'DE000000000 (Beispiel)'),
    taxNumber: read.optional('COMPANY_TAX_NUMBER'),
    register: registerFrom(
      read.optional('COMPANY_REGISTER') ?? example('Amtsgericht Musterstadt, HRB 00000'),
    ),
    directors: read.optional('COMPANY_DIRECTORS') ?? example('Erika Mustermann'),
    email: brand.email,
    phone: brand.phone,
    bank: {
      name: read.text('COMPANY_BANK', isInvented ? 'Beispielbank' : ''),
      iban: read.text('COMPANY_IBAN', 'DE00 0000 0000 0000 0000 00'),
      bic: read.text('COMPANY_BIC', isInvented ? 'BEISPIEL' : ''),
    },
    brand: brand.name,
    invoiceDueDays: read.number('INVOICE_DUE_DAYS', 14, { most: 365 }),
  };
}

/** "none": a sole trader is in no register. */
const registerFrom = (text: string | null): string | null => (text?.toLowerCase() === 'none' ? null : text);

/** Throws ConfigError. */
export function arbitrationFrom(read: Reader): Arbitration {
  const text = read.text('ARBITRATION', 'none');
  const { data } = Arbitration.safeParse(text);
  if (!data) throw new ConfigError(`ARBITRATION must be "post" or "none": ${text}`);
  return data;
}

/** Splits "Street 1, 12345 Town" at its commas, one line each. */
function addressFrom(text: string): string[] {
  const lines = text
    .split(',')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < 2)
    throw new ConfigError(`COMPANY_ADDRESS is not "<street>, <postcode and town>": ${text}`);
  return lines;
}
