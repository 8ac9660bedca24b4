// What the mails about a pickup share: when the van comes; never where (C-14).
import * as z from 'zod/mini';
import { aboutOrder, orderFact } from './about-order.ts';
import type { Desk, Fact } from './mail-kind.ts';

export const aboutPickup = { ...aboutOrder, date: z.string(), timeFrom: z.string(), timeTo: z.string() };

type AboutPickup = { orderNumber: string; date: string; timeFrom: string; timeTo: string };

export const pickupFacts = (desk: Desk, data: AboutPickup): Fact[] => [
  orderFact(desk, data),
  [desk.texts.facts.pickupDay, desk.day(data.date)],
  [desk.texts.facts.pickupTime, desk.texts.hours(data.timeFrom, data.timeTo)],
];
