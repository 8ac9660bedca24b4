// The mailbox of a story: sends due mails as the job does, and finds received ones.
import { expect } from 'vitest';
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import type { House } from './house.ts';

type Arrived = ReturnType<House['sandbox']['mails']>[number];

/** Waits for background work, sends all due mails, and answers all mails received so far, oldest first. */
export async function mailbox(house: House): Promise<Arrived[]> {
  await house.ctx.settled();
  while ((await deliverMails(house.ctx)) > 0);
  return house.sandbox.mails();
}

export const mailsTo = async (house: House, to: string): Promise<Arrived[]> =>
  (await mailbox(house)).filter((mail) => mail.to.includes(to));

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

/** The token of the newest reset mail. */
export async function resetTokenFor(house: House, to: string): Promise<string> {
  const mails = await mailsTo(house, to);
  const links = mails.flatMap(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const token = links.at(-1);
  if (!token) throw new Error(`No reset link for ${to}`);
  return token;
}
