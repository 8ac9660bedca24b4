// The magic values: what a recipient must be called for something to go wrong. Listed in ../README.md.
import type { Address } from './wire-schema.ts';

const words = (address: Address) => `${address.name ?? ''} ${address.company ?? ''}`.toUpperCase();

/** Recipient zip. */
export const upsHangs = (to: Address) => to.zip === '99901';
export const fedexFails = (to: Address) => to.zip === '99902';
export const everyoneFails = (to: Address) => to.zip === '99903';

/** Words in the recipient's name or company. */
export const dpdHasNoRateCard = (to: Address) => words(to).includes('NORATECARD');
export const labelFails = (to: Address) => words(to).includes('LABELFAIL');
/** The carrier is away for a minute after it was asked for its rates. */
export const carrierIsDown = (to: Address) => words(to).includes('CARRIERDOWN');
export const purchaseFails = (to: Address) => words(to).includes('PURCHASEFAIL');
/** The carrier says nothing: to NORESPONSE it has sold nothing, to LOSTRESPONSE it has. */
export const carrierIsSilent = (to: Address) => words(to).includes('NORESPONSE');
export const carrierSoldInSilence = (to: Address) => words(to).includes('LOSTRESPONSE');
export const lastLabelFails = (to: Address) => words(to).includes('PARTIALFAIL');
/** The first parcel of an order is bought, then there is no money left. */
export const walletRunsDry = (to: Address) => words(to).includes('WALLETDRY');
export const priceRises = (to: Address) => words(to).includes('PRICEUP');
// A whole word: nobody's chocolate shall arrive out of order.
export const eventsComeLate = (to: Address) => /\bLATE\b/.test(words(to));
export const refundIsRefused = (to: Address) => words(to).includes('REFUNDNO');
export const refundIsRefusedOnce = (to: Address) => words(to).includes('REFUNDAGAIN');
export const billsOnScan = (to: Address) => words(to).includes('BILLONSCAN');
export const refundComesLate = (to: Address) => words(to).includes('REFUNDLATE');
/** Handed over all the same, while the carrier decides and after it has taken the label back. */
export const isUsedThoughVoid = (to: Address) => words(to).includes('USEDVOID');
/** Like an account with a default insurance amount. */
export const isInsuredUnasked = (to: Address) => words(to).includes('INSUREDUNASKED');
/** Like an account with paperless trade. */
export const goesPaperless = (to: Address) => words(to).includes('PAPERLESS');
export const comesBack = (to: Address) => words(to).includes('SENDBACK');

/** In the name or company of the pickup address. */
export const pickupFails = (at: Address) => words(at).includes('PICKUPFAIL');

/** One price rise belongs to one recipient: the same person asked again sees the new price. */
export const recipientKey = (to: Address) => `${words(to)}|${to.zip ?? ''}|${to.country ?? ''}`;
