// All German sentences. They define the keys; en.ts must satisfy them.
import { buy } from './de/buy.ts';
import { extras } from './de/extras.ts';
import { hub } from './de/hub.ts';
import { pay } from './de/pay.ts';
import { ship } from './de/ship.ts';
import { start } from './de/start.ts';

export const de = { ...start, ...ship, ...extras, ...buy, ...pay, hub };
