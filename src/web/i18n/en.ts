// All English sentences, key by key as in de.ts.
import type { de } from './de.ts';
import { buy } from './en/buy.ts';
import { extras } from './en/extras.ts';
import { hub } from './en/hub.ts';
import { pay } from './en/pay.ts';
import { ship } from './en/ship.ts';
import { start } from './en/start.ts';

export const en: typeof de = { ...start, ...ship, ...extras, ...buy, ...pay, hub };
