// English texts of the landing page (R3).
import type { landing as German } from '../de/landing.ts';

export const landing: typeof German = {
  title: (brand) => `${brand} – compare shipping prices worldwide`,
  description:
    'Live prices from DHL, FedEx and UPS for your package abroad: compare, book, print the label. All prices include VAT.',
  headline: 'Several carriers, one comparison: your package abroad.',
  lead: 'Live prices incl. VAT, no account needed.',
  form: 'Price comparison',
  logIn: 'Log in',
  register: 'Create account',
  dashboard: 'Go to dashboard',
  facts: 'Figures',
  savings: (percent) => ({ figure: `up to ${percent}%`, text: 'cheaper' }),
  customers: (count) => ({ figure: `over ${count}`, text: 'customers' }),
  years: (count) => ({ figure: `${count}+ years`, text: 'of experience' }),
  promisesTitle: 'What you get',
  promises: [
    'Live prices from several carriers in one list',
    'Label and payment in one go',
    'An optional contribution to climate protection',
  ],
  hubPromise: 'A German hub that checks packages and declares them to customs',
  hub: {
    title: 'The route via our hub',
    lead: 'One package, two carriers, one price.',
    stops: [
      { name: 'Sender', text: 'You print one label and drop off the package.' },
      { name: 'Hub in Germany', text: 'The package is checked and declared to customs.' },
      { name: 'Recipient', text: 'The best carrier for the destination delivers.' },
    ],
  },
  invite: {
    title: 'Ready to ship?',
    text: 'With an account you can compare prices for your shipment, book it and print the label.',
    known: 'Already have an account?',
  },
};
