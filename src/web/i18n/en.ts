// All English texts, key by key as in de.ts.
import type { de } from './de.ts';
import { addressing } from './en/addressing.ts';
import { auth, security } from './en/auth.ts';
import { book } from './en/book.ts';
import { border } from './en/border.ts';
import { buy } from './en/buy.ts';
import { calculator } from './en/calculator.ts';
import { desk } from './en/desk.ts';
import { extras } from './en/extras.ts';
import { hub, unsold } from './en/hub.ts';
import { landing } from './en/landing.ts';
import { legal } from './en/legal.ts';
import { orders } from './en/orders.ts';
import { pay } from './en/pay.ts';
import { paying } from './en/paying.ts';
import { profile } from './en/profile.ts';
import { ship } from './en/ship.ts';
import { start } from './en/start.ts';
import { track } from './en/track.ts';
import { widget } from './en/widget.ts';

export const en: typeof de = {
  ...start,
  ...ship,
  ...extras,
  ...buy,
  ...pay,
  paying,
  ...addressing,
  ...border,
  orders,
  hub,
  unsold,
  legal,
  desk,
  track,
  auth,
  profile,
  security,
  book,
  calculator,
  landing,
  widget,
};
