// The mails that somebody got, delivered as the job does it.
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import type { House } from './house.ts';

/** Waits for work in the background, sends what is due, and answers what has arrived for `to`, oldest first. */
export async function mailsTo(house: House, to: string) {
  await house.ctx.settled();
  while ((await deliverMails(house.ctx)) > 0);
  return house.sandbox.mails().filter((mail) => mail.to.includes(to));
}

/** The token of the newest reset mail. */
export async function resetTokenFor(house: House, to: string): Promise<string> {
  const mails = await mailsTo(house, to);
  const links = mails.flatMap(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  const token = links.at(-1);
  if (!token) throw new Error(`No reset link for ${to}`);
  return token;
}
