// The German texts that help with an address; loaded late.
import { hints } from './hints.ts';
import { places } from './places.ts';

export const addressing = { hints, places };
