// The magic values: recipient names and postcodes that trigger faults. Listed in ../README.md.
import type { Address } from './wire-schema.ts';

const words = (address: Address) => `${address.name ?? ''} ${address.company ?? ''}`.toUpperCase();

/** Recipient zip. */
export const upsHangs = (to: Address) => to.zip === '99901';
export const fedexFails = (to: Address) => to.zip === '99902';
export const everyoneFails = (to: Address) => to.zip === '99903';

/** Words in the recipient's name or company. */
export const dpdHasNoRateCard = (to: Address) => words(to).includes('NORATECARD');
export const labelFails = (to: Address) => words(to).includes('LABELFAIL');
/** The carrier is down for a minute after it was asked for rates. */
export const carrierIsDown = (to: Address) => words(to).includes('CARRIERDOWN');
export const purchaseFails = (to: Address) => words(to).includes('PURCHASEFAIL');
/** The carrier does not answer: with NORESPONSE it has sold nothing, with LOSTRESPONSE it has. */
export const carrierNeverAnswers = (to: Address) => words(to).includes('NORESPONSE');
export const purchaseAnswerIsLost = (to: Address) => words(to).includes('LOSTRESPONSE');
export const lastLabelFails = (to: Address) => words(to).includes('PARTIALFAIL');
/** The first parcel of an order is bought, then the account has no money left. */
export const walletRunsDry = (to: Address) => words(to).includes('WALLETDRY');
export const priceRises = (to: Address) => words(to).includes('PRICEUP');
// A whole word, so that "chocolate" does not match.
export const eventsComeLate = (to: Address) => /\bLATE\b/.test(words(to));
export const refundIsRefused = (to: Address) => words(to).includes('REFUNDNO');
export const refundIsRefusedOnce = (to: Address) => words(to).includes('REFUNDAGAIN');
export const billsOnScan = (to: Address) => words(to).includes('BILLONSCAN');
export const refundComesLate = (to: Address) => words(to).includes('REFUNDLATE');
/** The parcel is handed over anyway, while the carrier decides on the refund and after it was granted. */
export const isVoidLabelUsed = (to: Address) => words(to).includes('USEDVOID');
/** Like an account with a default insurance amount. */
export const isInsuredByDefault = (to: Address) => words(to).includes('INSUREDUNASKED');
/** Like an account with paperless trade. */
export const isPaperless = (to: Address) => words(to).includes('PAPERLESS');
export const isReturnedToSender = (to: Address) => words(to).includes('SENDBACK');

/** In the name or company of the pickup address. */
export const pickupFails = (at: Address) => words(at).includes('PICKUPFAIL');

/** A price rise is per recipient: rates for the same recipient then show the new price. */
export const recipientKey = (to: Address) => `${words(to)}|${to.zip ?? ''}|${to.country ?? ''}`;
