// English texts about a window that did not open.
import type { popup as de } from '../de/popup.ts';

export const popup: typeof de = {
  waiting: 'Loading the payment page …',
  blocked: 'The payment window was blocked',
  allow: 'Please allow popups for this site and try again.',
  nothingOrdered: 'Nothing has been ordered.',
  retry: 'Open again',
  sameWindow: 'Continue in this window',
};
