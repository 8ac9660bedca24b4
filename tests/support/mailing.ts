// The letter box of a story: sends what waits, and finds what has arrived.
import { expect } from 'vitest';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import type { House } from './house.ts';

type Arrived = ReturnType<House['sandbox']['mails']>[number];

/** Sends everything that is due; answers all that has arrived so far, oldest first. */
export async function mailbox(house: House): Promise<Arrived[]> {
  await house.ctx.settled();
  while ((await deliverMails(house.ctx)) > 0);
  return house.sandbox.mails();
}

/** The only one whose subject is like this. */
export async function onlyMail(house: House, subject: RegExp | string): Promise<Arrived> {
  const found = (await mailbox(house)).filter((mail) => mail.subject.match(subject));
  expect(found.map((mail) => mail.subject)).toHaveLength(1);
  const [mail] = found;
  if (!mail) throw new Error(`No mail ${subject}`);
  return mail;
}

/** How many of each subject, without the number of the order. */
export async function subjectsIn(house: House): Promise<string[]> {
  return (await mailbox(house)).map(({ subject }) => subject.replaceAll(/HP-[\w-]+/g, '…').trim());
}
