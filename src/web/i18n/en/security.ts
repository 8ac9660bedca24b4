// The English texts of the profile's security part.
import type { security as German } from '../de/security.ts';

export const security: typeof German = {
  password: {
    title: 'Change password',
    text: 'You will then be logged out on all other devices.',
    current: 'Current password',
    next: 'New password',
    confirm: 'Repeat new password',
    submit: 'Change password',
    done: 'Password changed',
    doneText: 'You are now logged out on other devices.',
    wrong: 'The current password is wrong.',
    same: 'The new password must differ from the current one.',
    unclear: 'Your new password may already apply.',
  },
  elsewhere: {
    title: 'Other devices',
    text: 'Ends all other sessions, for example on a lost or borrowed device. You stay logged in here.',
    action: 'Log out everywhere else',
    done: (ended: number) =>
      ended === 0
        ? 'You are not logged in anywhere else'
        : ended === 1
          ? 'Logged out on one other device'
          : `Logged out on ${ended} other devices`,
    failed: 'The other sessions could not be ended',
  },
  export: {
    title: 'Your data',
    text: 'Everything we have stored about you, as a JSON file: details, address book, shipments, invoices.',
    action: 'Download data',
    done: 'File downloaded',
    failed: 'Your data could not be downloaded',
    file: 'my-data.json',
  },
  deletion: {
    title: 'Delete account',
    text: 'This cannot be undone.',
    action: 'Delete account …',
    dialogTitle: 'Delete your account for good?',
    goesTitle: 'Deleted immediately',
    goes: ['Your details, your password and all sessions', 'Your address book and unfinished shipments'],
    staysTitle: 'Kept',
    stays: [
      'Orders, invoices, customs papers and bookings with the details printed on them – as long as tax law requires',
      'Labels and the carriers’ messages in full while a shipment is still on its way; after that, only its history with status, time and place',
      'Withdrawals that you have declared',
    ],
    after: 'Download your data and invoices first. You cannot log in afterwards.',
    password: 'Your password',
    keep: 'Keep account',
    confirm: 'Delete for good',
    done: 'Your account has been deleted',
    failed: 'The account could not be deleted',
    unclear: 'It is unclear whether it worked',
    unclearText: 'Your account may already be deleted. Trying again does no harm.',
    busy: 'Your account cannot be deleted yet:',
    obstacles: {
      open_checkout: 'An order is not complete yet, or a label is still on hold.',
      open_invoice: 'An invoice is not paid yet.',
      refund_underway: 'A refund is still under way.',
      planned_pickup: 'A pickup has not been ordered from its carrier yet.',
    },
  },
};
