// The English sentences of address suggestions; loaded when the street is being typed.
import type { places as German } from '../de/places.ts';

export const places: typeof German = {
  label: 'Address suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  fromBook: 'From your address book:',
  filled: 'Address filled in',
  none: 'No suggestions found. You can type the address by hand.',
  notSetUp: 'Address search is not set up. You can type the address by hand.',
  attribution: 'Powered by Google',
};
