// English texts about a half-typed shipment.
import type { draft as de } from '../de/draft.ts';

export const draft: typeof de = {
  clear: 'Clear form',
  cleared: 'Form cleared',
  goesOn: 'The shipment you started is still here',
  anew: 'Start over',
  logOut: {
    title: 'Log out and discard the shipment?',
    text: 'The shipment you started will be deleted.',
    why: 'This leaves nothing of yours on a shared device.',
    confirm: 'Log out and delete',
    keep: 'Stay logged in',
  },
};
