// English texts of the imprint and what is below it, and of withdrawing from a contract.
import { withdrawalTerms } from '#contract/i18n/en-withdrawal.ts';
import type { legal as de } from '../de/legal.ts';

export const legal: typeof de = {
  failed: 'These details could not be loaded.',
  imprint: {
    title: 'Imprint',
    law: 'Information according to § 5 DDG (Germany)',
    directors: 'Represented by',
    phone: 'Phone',
    email: 'E-mail',
    register: 'Register entry',
    vatId: 'VAT identification number',
    data: 'Data used',
    places: 'Place names for ZIP codes, adapted for our use:',
  },
  accessibility: {
    title: 'Accessibility',
    standard:
      'Comparing prices, booking and tracking packages on this website follow EN 301 549 and WCAG 2.1 AA: usable by keyboard, marked up for screen readers, in German and English.',
    barrier: 'If you come across a barrier, please write to us:',
    authority:
      'The market surveillance authority is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg, Germany.',
  },
  arbitration: {
    title: 'Dispute resolution',
    post: 'If a shipment has been lost, stolen or damaged, we take part in proceedings of the postal arbitration board (Schlichtungsstelle Post) at the Bundesnetzagentur, the German Federal Network Agency (www.bundesnetzagentur.de).',
    none: 'We are neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board.',
  },
  withdrawal: {
    title: 'Withdraw from a contract',
    lead: 'Use this page to withdraw from a contract with us. You do not need an account.',
    start: 'Withdraw from contract',
    formTitle: 'Which contract are you withdrawing from?',
    name: 'Your name',
    orderNumber: 'Order number',
    orderNumberHint: 'For example HP-261120-7K3M9Q; it is in your confirmation.',
    email: 'E-mail address',
    emailHint: 'We will immediately confirm receipt to this address.',
    declaration: 'I hereby withdraw from the contract for this order.',
    confirm: 'Confirm withdrawal',
    doneTitle: 'Your withdrawal has been received',
    done: (when, email) =>
      `Received on ${when}. The receipt with the content of your declaration is on its way to ${email}.`,
    doneNext: 'We will check your declaration and tell you what happens next.',
    instead:
      'An unused label can also be refunded in the dashboard. This does not affect your right of withdrawal.',
    toDashboard: 'Go to dashboard',
    ...withdrawalTerms,
  },
};
