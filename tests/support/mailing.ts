// The mailbox of a story: sends due mails, and finds received ones.
import { expect } from 'vitest';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import type { House } from './house.ts';

type Arrived = ReturnType<House['sandbox']['mails']>[number];

/** Sends all due mails; answers all mails received so far, oldest first. */
export async function mailbox(house: House): Promise<Arrived[]> {
  await house.ctx.settled();
  while ((await deliverMails(house.ctx)) > 0);
  return house.sandbox.mails();
}

/** The one mail with a matching subject; expects exactly one. */
export async function onlyMail(house: House, subject: RegExp | string): Promise<Arrived> {
  const found = (await mailbox(house)).filter((mail) => mail.subject.match(subject));
  expect(found.map((mail) => mail.subject)).toHaveLength(1);
  const [mail] = found;
  if (!mail) throw new Error(`No mail ${subject}`);
  return mail;
}

/** The subjects of all mails, without order numbers. */
export async function subjectsIn(house: House): Promise<string[]> {
  return (await mailbox(house)).map(({ subject }) => subject.replaceAll(/HP-[\w-]+/g, '…').trim());
}
