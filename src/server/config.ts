// Configuration, the only reader of the environment: every setting, its default, and what must not be combined.
import type { Arbitration } from '#contract/company.ts';
import { MAX_SITE_PASSWORD } from '#contract/site-gate.ts';
import { IMPRINT_PATH, WITHDRAWAL_PATH } from '#contract/site.ts';
import type { Visibility } from '#domain/carrier.ts';
import type { Hub } from '#domain/hub.ts';
import { arbitrationFrom, type CompanyConfig, companyFrom, companyVariables } from './config/company.ts';
import { type EasyPostSettings, easypostFrom, isTestKey } from './config/easypost.ts';
import { hubFrom } from './config/hub.ts';
import { type ViesConfig, viesFrom } from './config/vies.ts';
import { visibilityFrom } from './config/visibility.ts';
import {
  type PaymentsConfig,
  paymentsFrom,
  paymentVariables,
  refuseHalfPretended,
} from './config/payments.ts';
import { type MailConfig, mailFrom } from './config/mail.ts';
import { type PlacesConfig, placesFrom } from './config/places.ts';
import { refuseUnnamedProxy, trustProxyFrom } from './config/proxy.ts';
import { type ScanConfig, scanFrom } from './config/scan.ts';
import { ConfigError, type Environment, missingVariables, type Reader, reader } from './config/reader.ts';
import { isLoopback } from './loopback.ts';

export { ConfigError };

export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Where browsers reach us, without a trailing slash; null: at whatever address they used. */
  publicUrl: string | null;
  /** Number of proxies in front, or their addresses; false: none. */
  trustProxy: boolean | number | string;
  dataDir: string;
  databaseUrl: string | null;
  easypost: EasyPostSettings;
  /** The secret that carriers and shops sign their tracking calls with; null: none are accepted. */
  trackingSecret: string | null;
  payments: PaymentsConfig;
  /** Where VAT ids are checked. */
  vies: ViesConfig;
  /** The service that suggests addresses. */
  places: PlacesConfig;
  /** The command that scans uploads; null: they are not scanned. */
  uploadScan: ScanConfig | null;
  smtp: MailConfig;
  /** The warehouse that hub routes run through; null: hub routes are not offered. */
  hub: Hub | null;
  /** Where each service is hidden. */
  visibility: readonly Visibility[];
  /** The carriers are simulated: demo accounts exist, and the browser says so. */
  sandbox: boolean;
  quoteTtlMinutes: number;
  carrierSoftLimitMs: number;
  invoiceLimitCents: number;
  /** The company that issues the invoices. */
  company: CompanyConfig;
  /** The body that settles disputes with us, named in the imprint. */
  arbitration: Arbitration;
  /** Visitors without it see only the welcome page (C-62); null: the site is open to everyone. */
  sitePassword: string | null;
  /** Per client address; 0 turns the limit off (benchmarks). */
  requestsPerMinute: number;
  logLevel: string;
  brand: {
    name: string;
    supportEmail: string;
    supportPhone: string;
    links: { privacy: string; terms: string; help: string; imprint: string; withdrawal: string };
    /** The insurer of the parcels, with a link to its conditions (0008). */
    insurer: { name: string; terms: string };
    /** Figures about us on the landing page; 0 removes a claim (C-60). */
    claims: { savingsPercent: number; customers: number; years: number };
  };
};

/** Throws ConfigError. */
export function readConfig(env: Environment = process.env): Config {
  const read = reader(env);
  const port = read.port('PORT', 3000);
  const name = read.text('BRAND_NAME', 'Hafenpost');
  const supportEmail = read.text('SUPPORT_EMAIL', 'service@hafenpost.example');
  const supportPhone = read.text('SUPPORT_PHONE', '+49 30 00000000');
  const production = isProduction(read);
  const databaseUrl = databaseUrlFrom(read.optional('DATABASE_URL'));
  const isReal = production && read.optional('ALLOW_SANDBOX') !== '1';
  refuseMissing(read, isReal);
  const publicUrl = originFrom(read.optional('PUBLIC_URL'));
  refuseUnnamedProxy(read, isReal && publicUrl?.startsWith('https:') === true);
  const easypost = easypostFrom(read);
  const payments = paymentsFrom(read);
  const isLabelReal = !isTestKey(easypost.apiKey);
  refuseHalfPretended(read, payments, { isLabelReal });
  const isPretended =
    [easypost.url, payments.paypal.url, payments.computop.url].every(isLoopback) && !isLabelReal;
  const sandbox = isPretended && !isReal;
  if (!databaseUrl && !sandbox)
    throw new ConfigError(
      'A carrier or payment upstream is live, but DATABASE_URL is not set: real money needs PostgreSQL.',
    );
  if (isLabelReal) refuseUnchecked(read, production);
  return {
    production,
    host: read.text('HOST', '127.0.0.1'),
    port,
    publicUrl,
    trustProxy: trustProxyFrom(read.optional('TRUST_PROXY')),
    dataDir: read.text('DATA_DIR', '.data'),
    databaseUrl,
    easypost,
    trackingSecret: read.optional('TRACKING_WEBHOOK_SECRET') ?? (sandbox ? 'sandbox-tracking-secret' : null),
    payments,
    vies: viesFrom(read, sandbox),
    places: placesFrom(read, sandbox),
    uploadScan: scanFrom(read),
    smtp: mailFrom(read, name),
    hub: hubFrom(read, sandbox),
    visibility: visibilityFrom(read),
    sandbox,
    quoteTtlMinutes: read.number('QUOTE_TTL_MINUTES', 30, { least: 1, most: 24 * 60 }),
    carrierSoftLimitMs: read.number('CARRIER_SOFT_LIMIT_MS', 6_000, { least: 1, most: 60_000 }),
    invoiceLimitCents: read.number('INVOICE_LIMIT_CENTS', 500_000),
    company: companyFrom(read, { name, email: supportEmail, phone: supportPhone }),
    arbitration: arbitrationFrom(read),
    sitePassword: sitePasswordFrom(read.optional('SITE_PASSWORD')),
    requestsPerMinute: read.number('REQUESTS_PER_MINUTE', 1_200),
    logLevel: logLevelFrom(read),
    brand: {
      name,
      supportEmail,
      supportPhone,
      links: {
        privacy: read.text('LINK_PRIVACY', 'https://www.hafenpost.example/privacy'),
        terms: read.text('LINK_TERMS', 'https://www.hafenpost.example/terms'),
        help: read.text('LINK_HELP', 'https://www.hafenpost.example/help'),
        imprint: read.text('LINK_IMPRINT', IMPRINT_PATH),
        withdrawal: read.text('LINK_WITHDRAWAL', WITHDRAWAL_PATH),
      },
      insurer: {
        name: read.text('INSURER_NAME', 'Beispielversicherung AG'),
        terms: read.text('LINK_INSURANCE_TERMS', 'https://www.hafenpost.example/insurance'),
      },
      claims: {
        // The specification's figures are for a demo; in production no claim is made that nobody has set (§ 5 UWG).
        savingsPercent: read.number('CLAIM_SAVINGS_PERCENT', sandbox ? 70 : 0),
        customers: read.number('CLAIM_CUSTOMERS', sandbox ? 10_000 : 0),
        years: read.number('CLAIM_YEARS', sandbox ? 15 : 0),
      },
    },
  };
}

/** The name in the audit when the operator command is given no other. */
export const operatorName = (): string | null => reader(process.env).optional('OPERATOR_NAME');

/** A slip such as "Production" or "prod" would open the sandbox, with its demo logins, to real customers. */
function isProduction(read: Reader): boolean {
  const name = read.text('NODE_ENV', 'development');
  if (!['production', 'development', 'test'].includes(name))
    throw new ConfigError(`NODE_ENV is "${name}"; set it to production, development or test.`);
  return name === 'production';
}

/** All at once: whoever sets a server up would otherwise start it once per group. */
function refuseMissing(read: Reader, isReal: boolean): void {
  if (!isReal) return;
  const missing = read.missing([
    'EASYPOST_URL',
    'EASYPOST_API_KEY',
    'EASYPOST_CARRIER_ACCOUNTS',
    // Without it we would never hear that a parcel has moved.
    'EASYPOST_WEBHOOK_SECRET',
    ...paymentVariables,
    'SMTP_URL',
    'PUBLIC_URL',
    // Customers write to and call these; the examples belong to nobody.
    'MAIL_FROM',
    'SUPPORT_EMAIL',
    'SUPPORT_PHONE',
    // A seller of cover must name the insurer (0008).
    'INSURER_NAME',
    'LINK_INSURANCE_TERMS',
    // Nobody may buy under terms found at an example address (Art. 13 GDPR, § 312i BGB).
    'LINK_PRIVACY',
    'LINK_TERMS',
    ...companyVariables,
    'DATABASE_URL',
  ]);
  if (missing.length > 0)
    throw new ConfigError(
      `${missingVariables(missing).message} NODE_ENV=production does not use the sandbox without ALLOW_SANDBOX=1.`,
    );
}

/** With NODE_ENV forgotten, an invented company would issue invoices for real money. */
function refuseUnchecked(read: Reader, production: boolean): void {
  if (production || read.optional('ALLOW_SANDBOX') === '1') return;
  throw new ConfigError(
    'EASYPOST_API_KEY buys real labels, but NODE_ENV is not production, which checks that nothing is missing; ALLOW_SANDBOX=1 allows it.',
  );
}

/** The levels the logger knows. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function logLevelFrom(read: Reader): string {
  const level = read.text('LOG_LEVEL', 'info');
  if (!logLevels.includes(level))
    throw new ConfigError(`LOG_LEVEL is not one of ${logLevels.join(', ')}: ${level}`);
  return level;
}

/** NOTE: not quoted: it may contain a password. */
function databaseUrlFrom(url: string | null): string | null {
  if (url !== null && !/^(postgres(ql)?:\/\/|socket:|\/)/i.test(url))
    throw new ConfigError('DATABASE_URL is neither a postgresql:// address nor the path of a socket.');
  return url;
}

function sitePasswordFrom(password: string | null): string | null {
  if (password !== null && password.length > MAX_SITE_PASSWORD)
    throw new ConfigError(
      `SITE_PASSWORD is longer than ${MAX_SITE_PASSWORD} characters: nobody could enter it.`,
    );
  return password;
}

function originFrom(url: string | null): string | null {
  if (url === null) return null;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new ConfigError(`PUBLIC_URL is not a web address: ${url}`);
  const { href, origin } = new URL(url);
  // The URL itself is not quoted: it may contain a password.
  if (href !== `${origin}/`)
    throw new ConfigError(
      `PUBLIC_URL is more than ${origin}: the pages are served at the root, not in a folder.`,
    );
  return origin;
}
