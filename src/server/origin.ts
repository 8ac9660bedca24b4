// Where browsers and providers reach us: for links in mails, and for the ways back from a payment.
import type { Config } from './config.ts';

export const originOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://127.0.0.1:${port}`;
