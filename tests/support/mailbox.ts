// The mails received by an address, delivered as the job does.
import { deliverMails } from '#server/use-cases/mails/deliver-mails.ts';
import type { House } from './house.ts';

/** Waits for background work, sends due mails, and answers those received by `to`, oldest first. */
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
