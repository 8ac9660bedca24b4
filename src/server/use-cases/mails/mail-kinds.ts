// Every kind of mail that we write. A new kind is a file of its own, a line here, and a text group in i18n/{de,en}.ts.
import { accountDeleted } from './account-deleted.ts';
import { checkoutGivenUp } from './checkout-given-up.ts';
import { emailChanged } from './email-changed.ts';
import { holdReleased } from './hold-released.ts';
import { invoiceIssued } from './invoice-issued.ts';
import { labelUnused } from './label-unused.ts';
import { moneyTransferred } from './money-transferred.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderConfirmed } from './order-confirmed.ts';
import { orderDelivered } from './order-delivered.ts';
import { parcelProblem } from './parcel-problem.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordReset } from './password-reset.ts';
import { paymentReturned } from './payment-returned.ts';
import { pickupBooked } from './pickup-booked.ts';
import { pickupCancelled } from './pickup-cancelled.ts';
import { pickupUnconfirmed } from './pickup-unconfirmed.ts';
import { refundAccepted } from './refund-accepted.ts';
import { refundPaid } from './refund-paid.ts';
import { refundRejected } from './refund-rejected.ts';
import { refundRequested } from './refund-requested.ts';
import { vatChecked } from './vat-checked.ts';
import { withdrawalNotice } from './withdrawal-notice.ts';
import { withdrawalReceived } from './withdrawal-received.ts';
import type { MailKind } from './mail-kind.ts';

export const mailKinds = {
  'order-confirmed': orderConfirmed,
  'invoice-issued': invoiceIssued,
  'hold-released': holdReleased,
  'order-cancelled': orderCancelled,
  'checkout-given-up': checkoutGivenUp,
  'payment-returned': paymentReturned,
  'money-transferred': moneyTransferred,
  'order-delivered': orderDelivered,
  'parcel-problem': parcelProblem,
  'label-unused': labelUnused,
  'pickup-booked': pickupBooked,
  'pickup-unconfirmed': pickupUnconfirmed,
  'pickup-cancelled': pickupCancelled,
  'refund-requested': refundRequested,
  'refund-accepted': refundAccepted,
  'refund-paid': refundPaid,
  'refund-rejected': refundRejected,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  'vat-checked': vatChecked,
  'withdrawal-received': withdrawalReceived,
  'withdrawal-notice': withdrawalNotice,
};

export type MailKindName = keyof typeof mailKinds;

/** Those about the account itself, which its owner gets in the download of all data; others are found by their order. */
export const accountMails: readonly MailKindName[] = [
  'password-reset',
  'password-changed',
  'email-changed',
  'vat-checked',
];

/** What the row of this kind must have in its data. */
export type MailData<Name extends MailKindName> = (typeof mailKinds)[Name]['schema']['_zod']['output'];

/** Throws when the kind is unknown: a defect of ours, the mail waits. */
export function mailKindNamed(name: string): MailKind<unknown> {
  if (!isKind(name)) throw new Error(`Unknown kind of mail: ${name}`);
  return mailKinds[name];
}

const isKind = (name: string): name is MailKindName => Object.hasOwn(mailKinds, name);
