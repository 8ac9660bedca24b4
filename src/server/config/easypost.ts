// The carriers: EasyPost's URL and key, one account per carrier, and the secret its webhooks are signed with.
import { type Carrier, carriers } from '#domain/carrier.ts';
import { isLoopback } from '../loopback.ts';
import { ConfigError, missingVariables, type Reader, sandboxUrl, urlFrom } from './reader.ts';

type CarrierAccount = { carrier: Carrier; accountId: string };

/** `readBackMs`: how long a purchase with an unclear answer is read back right away. */
export type EasyPostSettings = {
  url: string;
  apiKey: string;
  accounts: CarrierAccount[];
  readBackMs: number;
  /** Null: its webhooks are refused. */
  webhookSecret: string | null;
};

/** The sandbox's accounts have fixed ids; USPS (6) collects in the USA only and is left to the operator. */
const sandboxAccounts: readonly CarrierAccount[] = (
  ['DHL Express', 'FedEx', 'UPS', 'DPD', 'DHL Paket'] as const
).map((carrier, i) => ({ carrier, accountId: `ca_5a4db0c000000000000000000000000${i + 1}` }));

export function easypostFrom(read: Reader): EasyPostSettings {
  const accounts = read.optional('EASYPOST_CARRIER_ACCOUNTS');
  const url = urlFrom(read, 'EASYPOST_URL', `${sandboxUrl(read)}/easypost/v2`);
  const missing = read.missing(['EASYPOST_API_KEY', 'EASYPOST_CARRIER_ACCOUNTS']);
  if (!isLoopback(url) && missing.length > 0) throw missingVariables(missing);
  // A key without a URL looks like real business and would silently buy from the sandbox.
  if (read.optional('EASYPOST_API_KEY') && !read.optional('EASYPOST_URL'))
    throw missingVariables(['EASYPOST_URL']);
  const apiKey = read.text('EASYPOST_API_KEY', 'EZTKsandbox');
  // Publicly known, so only used where no real event can arrive.
  const pretended = isLoopback(url) && isTestKey(apiKey) ? 'sandbox-webhook-secret' : null;
  return {
    url,
    apiKey,
    accounts: accounts ? accountsFrom(accounts) : [...sandboxAccounts],
    readBackMs: read.number('EASYPOST_READ_BACK_MS', 10_000, { most: 60_000 }),
    webhookSecret: read.optional('EASYPOST_WEBHOOK_SECRET') ?? pretended,
  };
}

/** Parses "DHL Express=ca_…,FedEx=ca_…". */
function accountsFrom(list: string): CarrierAccount[] {
  const accounts = list.split(',').map((entry) => {
    const [name = '', accountId = ''] = entry.split('=').map((part) => part.trim());
    const carrier = carriers.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!carrier || !accountId)
      throw new ConfigError(
        `EASYPOST_CARRIER_ACCOUNTS: "${entry.trim()}" is not "<carrier>=<account id>" with one of ${carriers.join(', ')}.`,
      );
    return { carrier, accountId };
  });
  if (new Set(accounts.map(({ carrier }) => carrier)).size < accounts.length)
    throw new ConfigError('EASYPOST_CARRIER_ACCOUNTS names the same carrier twice.');
  return accounts;
}

export const isTestKey = (key: string): boolean => key.startsWith('EZTK');
