// The carrier accounts available to every key, with fixed ids for use in a configuration.
import type { FastifyInstance } from 'fastify';
import type { CarrierAccount } from './wire-schema.ts';
import { notFound } from './wire-error.ts';

export const CARRIERS = ['DHLExpress', 'FedEx', 'UPS', 'DPD', 'DhlPaket', 'USPS'] as const;
export type Carrier = (typeof CARRIERS)[number];

/** `ca_` + 32 hex digits; the last two number the carriers. */
export const ACCOUNT_IDS: Record<Carrier, string> = {
  DHLExpress: 'ca_5a4db0c0000000000000000000000001',
  FedEx: 'ca_5a4db0c0000000000000000000000002',
  UPS: 'ca_5a4db0c0000000000000000000000003',
  DPD: 'ca_5a4db0c0000000000000000000000004',
  DhlPaket: 'ca_5a4db0c0000000000000000000000005',
  USPS: 'ca_5a4db0c0000000000000000000000006',
};

const PAPERS: Record<Carrier, { type: string; readable: string }> = {
  DHLExpress: { type: 'DhlExpressAccount', readable: 'DHL Express' },
  FedEx: { type: 'FedexAccount', readable: 'FedEx' },
  UPS: { type: 'UpsAccount', readable: 'UPS' },
  DPD: { type: 'DpdAccount', readable: 'DPD' },
  DhlPaket: { type: 'DhlPaketAccount', readable: 'DHL Paket' },
  USPS: { type: 'UspsAccount', readable: 'USPS' },
};

export function carrierOfAccount(id: string): Carrier | undefined {
  return CARRIERS.find((carrier) => ACCOUNT_IDS[carrier] === id);
}

export function accountOf(carrier: Carrier): CarrierAccount {
  const { type, readable } = PAPERS[carrier];
  return {
    id: ACCOUNT_IDS[carrier],
    object: 'CarrierAccount',
    type,
    clone: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    description: `${readable} Account`,
    reference: null,
    billing_type: carrier === 'USPS' ? 'easypost' : 'carrier',
    readable,
    logo: null,
    fields: {},
    credentials: {},
    test_credentials: null,
  };
}

export function carrierAccountRoutes(app: FastifyInstance): void {
  app.get('/carrier_accounts', () => CARRIERS.map(accountOf));
  app.get<{ Params: { id: string } }>('/carrier_accounts/:id', ({ params }) => {
    const carrier = carrierOfAccount(params.id);
    if (!carrier) throw notFound();
    return accountOf(carrier);
  });
  app.get('/carrier_types', () =>
    CARRIERS.map((carrier) => ({ object: 'CarrierType', ...PAPERS[carrier], logo: null, fields: {} })),
  );
}
