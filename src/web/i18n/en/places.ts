// The English texts of address suggestions; loaded when the street is being typed.
import type { places as German } from '../de/places.ts';

export const places: typeof German = {
  label: 'Address suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  fromBook: 'From your address book:',
  filled: 'Address filled in',
  none: 'No suggestions found. You can enter the address manually.',
  notSetUp: 'Address search is not set up. You can enter the address manually.',
  attribution: 'Powered by Google',
};
