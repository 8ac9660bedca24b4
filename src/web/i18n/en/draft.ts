// English sentences about a shipment that is half typed.
import type { draft as de } from '../de/draft.ts';

export const draft: typeof de = {
  clear: 'Clear form',
  cleared: 'Form cleared',
  goesOn: 'The shipment you began is still here',
  anew: 'Start anew',
  logOut: {
    title: 'Log out and discard the shipment?',
    text: 'The shipment you began is deleted with it.',
    why: 'So nothing of yours stays on a shared device.',
    confirm: 'Log out and delete',
    keep: 'Stay logged in',
  },
};
