// English texts in the frame of every page.
import type { site as de } from '../de/site.ts';

export const site: typeof de = {
  loading: 'Loading …',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Continue',
  optional: 'optional',
  skipToContent: 'Skip to content',
  navigation: 'Main menu',
  language: 'Language',
  greeting: (name) => `Hello, ${name}`,
  dashboard: 'Dashboard',
  newShipment: 'New shipment',
  logOut: 'Log out',
  sandbox: 'Demo with test carriers: nothing is collected or charged.',
  links: {
    privacy: 'Privacy',
    terms: 'Terms',
    help: 'Help',
    imprint: 'Imprint',
    withdrawal: 'Withdraw from contract',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'This page does not exist or has been removed.',
    home: 'Go to the home page',
  },
  broken: {
    title: 'This page could not be shown.',
    text: 'Please reload the page.',
    reload: 'Reload',
  },
};
