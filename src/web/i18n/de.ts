// All German texts. They define the keys; en.ts must satisfy them.
import { addressing } from './de/addressing.ts';
import { auth, security } from './de/auth.ts';
import { book } from './de/book.ts';
import { border } from './de/border.ts';
import { buy } from './de/buy.ts';
import { calculator } from './de/calculator.ts';
import { desk } from './de/desk.ts';
import { extras } from './de/extras.ts';
import { hub, unsold } from './de/hub.ts';
import { landing } from './de/landing.ts';
import { legal } from './de/legal.ts';
import { orders } from './de/orders.ts';
import { pay } from './de/pay.ts';
import { paying } from './de/paying.ts';
import { profile } from './de/profile.ts';
import { ship } from './de/ship.ts';
import { start } from './de/start.ts';
import { track } from './de/track.ts';
import { widget } from './de/widget.ts';

export const de = {
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
