// The English texts about what is not on offer: what may help, and what is too long for a label.
import type { unsold as German } from '../de/unsold.ts';

export const unsold: typeof German = {
  helps: (ways) => `It often helps to ${ways.join(', ').replace(/, (?=[^,]*$)/, ' or ')}.`,
  ways: {
    address: 'shorten the address',
    size: 'change dimensions or weight',
    services: 'leave out services',
  },
  tooLong: {
    fields: {
      street1: 'Street',
      street2: 'Address line 2',
      city: 'City',
      zip: 'ZIP code',
      phone: 'Phone number',
    },
    lines: (letters) => `room for two lines of ${letters} characters`,
    letters: (letters, isPhone) => `room for ${letters} ${isPhone ? 'digits' : 'characters'}`,
    shorten: 'Shorten the entry',
  },
};
