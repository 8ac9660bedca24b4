// One mail of every kind, with names that would break unescaped HTML; a kind without a sample does not compile.
import type { MailData, MailKindName } from '#server/use-cases/mails/mail-kinds.ts';

export const HOSTILE_NAME = `<img src=x onerror="alert(1)"> & "Sons'`;

const order = { intentId: 'ci_abc', orderNumber: 'HP-261120-7K3M9Q' };
const when = { date: '2026-11-23', timeFrom: '10:00', timeTo: '15:00' };
const refund = { packageIndexes: [0, 2], packageCount: 3, amountCents: 3_627, byInvoice: false };
const withdrawal = {
  name: 'Petra Petersen',
  orderNumber: 'HP-261120-7K3M9Q',
  email: 'petra@example.com',
  receivedAt: '2026-11-21T11:03:00.000Z',
};

export const mailSamples: { [Name in MailKindName]: MailData<Name> } = {
  'order-confirmed': {
    ...order,
    carrier: 'UPS',
    service: 'Express <Saver>',
    trackingCodes: ['1Z999AA10123456784', '1Z999AA10123456785'],
    totalCents: 123_456,
    exportHold: false,
    from: { name: 'Petra Petersen', city: 'Hamburg', country: 'DE' },
    to: { name: HOSTILE_NAME, city: 'Zürich', country: 'CH' },
  },
  'invoice-issued': {
    ...order,
    documentId: 'dc_abc',
    number: 'RE-2026-000001',
    totalCents: 123_456,
    openCents: 119_829,
    dueOn: '2026-12-04',
    account: { holder: HOSTILE_NAME, iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bank: 'Kaibank' },
  },
  'hold-released': order,
  'order-cancelled': { ...order, amountCents: 3_627, byInvoice: false },
  'checkout-given-up': {
    intentId: 'ci_abc',
    carrier: 'UPS',
    service: 'Express <Saver>',
    amountCents: 3_627,
    byInvoice: false,
  },
  'payment-returned': {
    intentId: 'ci_abc',
    carrier: 'UPS',
    service: 'Express <Saver>',
    amountCents: 3_627,
    why: 'superseded',
  },
  'money-transferred': {
    intentId: 'ci_abc',
    carrier: 'UPS',
    service: 'Express <Saver>',
    amountCents: 3_627,
  },
  'order-delivered': { ...order, codes: ['1Z999AA10123456784', '1Z999AA10123456785'], parcelCount: 2 },
  'label-unused': { ...order, carrier: 'UPS', labels: 2, until: '2026-12-20T10:00:00.000Z' },
  'parcel-problem': {
    ...order,
    code: '1Z999AA10123456784',
    carrier: 'UPS',
    problem: 'on_hold',
    reason: 'customs_duties_unpaid',
  },
  'pickup-booked': { ...order, ...when, carrier: 'UPS', confirmation: 'PU-4711' },
  'pickup-unconfirmed': { ...order, ...when, carrier: 'DHL Express' },
  'pickup-cancelled': { ...order, ...when, confirmation: 'PU-4711' },
  'refund-requested': { ...order, ...refund },
  'refund-accepted': { ...order, ...refund },
  'refund-paid': { ...order, ...refund },
  'refund-rejected': { ...order, ...refund, reason: 'carrier_rejected' },
  'password-reset': { token: 'AbC-123_xyz' },
  'password-changed': {},
  'email-changed': {},
  'account-deleted': {},
  'withdrawal-received': { ...withdrawal, name: HOSTILE_NAME },
  'withdrawal-notice': { ...withdrawal, id: 'wd_abc', orderId: null },
  'vat-checked': { vatId: 'DE811907980', state: 'invalid' },
};
