// Paygate's answer about a payment, signed and encrypted: for the browser, URLNotify and S2S calls.
import { answerMac } from './mac.ts';
import { seal, type Sealed } from './message.ts';
import type { Payment } from './payment.ts';
import type { Visit } from './visit.ts';
import { MERCHANT, type Answer, type ComputopWorld } from './world.ts';

/** Adds mid in front and the MAC at the end; the receiver must check both. */
function signed(fields: Answer): Answer {
  const mac = answerMac(MERCHANT.hmacKey, {
    payId: fields['PayID'] ?? '',
    transId: fields['TransID'] ?? '',
    merchantId: MERCHANT.merchantId,
    status: fields['Status'] ?? '',
    code: fields['Code'] ?? '',
  });
  return { mid: MERCHANT.merchantId, ...fields, MAC: mac };
}

const FORGED_MAC = '0BAD'.repeat(16);

export const sealed = (world: ComputopWorld, fields: Answer, isForged = false): Sealed =>
  seal({ ...signed(fields), ...(isForged && { MAC: FORGED_MAC }) }, world.cipher);

/** A snapshot of the payment as it is now. */
export function outcomeFields(visit: Visit, payment: Payment): Answer {
  const { card } = payment;
  return {
    PayID: payment.payId,
    XID: payment.xId,
    TransID: payment.transId,
    RefNr: payment.refNr,
    Status: payment.status,
    Description: payment.description,
    Code: payment.code,
    Type: 'SSL',
    ...(card && {
      PCNr: card.pcNr,
      CCExpiry: card.expiry,
      CCBrand: card.brand,
      CardHolder: card.holder,
      MaskedPan: card.maskedPan,
    }),
    UserData: visit.userData,
    Custom: visit.custom,
  };
}
