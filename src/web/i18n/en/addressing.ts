// The English sentences that help with an address, late.
import { hints } from './hints.ts';
import { places } from './places.ts';

export const addressing = { hints, places };
