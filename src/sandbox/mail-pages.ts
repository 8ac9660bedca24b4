// The mailbox as pages: the list of mails, and one mail with its HTML, text and attachments.
import type { StoredMail } from './mail-sink.ts';
import { escape, page } from './pages.ts';

/** Newest first; `to`: only those to this address. */
export function mailsPage(mails: readonly StoredMail[], to: string): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<tr><td>${escape(timeOf(mail))}</td><td>${escape(mail.to.join(', '))}</td>` +
        `<td><a href="/__sandbox/mail/${mail.id}">${escape(mail.subject) || '(no subject)'}</a></td>` +
        `<td>${mail.attachments.length > 0 ? `${mail.attachments.length} ${mail.attachments.length === 1 ? 'file' : 'files'}` : ''}</td></tr>`,
    );
  const search = `<form><label>Only to <input name="to" type="email" value="${escape(to)}"></label> <button>Show</button></form>`;
  const table = `<table><tr><th>Received</th><th>To</th><th>Subject</th><th>Attached</th></tr>${rows.join('')}</table>`;
  return page(
    'Mails',
    `<p>None of these has left this machine.</p>${search}${mails.length > 0 ? table : '<p>No mail yet.</p>'}`,
  );
}

/** The mail's HTML runs no script in its frame; its links open new pages. */
export function mailPage(mail: StoredMail): string {
  const html = mail.html
    ? `<h2>HTML</h2><iframe title="HTML of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(outward(mail.html))}"></iframe>`
    : '';
  const files = mail.attachments
    .map(
      (file, i) =>
        `<li><a href="/__sandbox/mails/${mail.id}/attachments/${i}">${escape(file.filename) || '(no name)'}</a> ${escape(file.type)}, ${file.size} bytes</li>`,
    )
    .join('');
  const facts = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Received', timeOf(mail)],
    ['Message-ID', mail.messageId],
  ].map(([name, value]) => `<tr><th>${name}</th><td>${escape(value ?? '')}</td></tr>`);
  return page(
    mail.subject || '(no subject)',
    `<p><a href="/__sandbox/mail">All mails</a></p><table>${facts.join('')}</table>` +
      `${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}${html}<h2>Text</h2><pre>${escape(mail.text)}</pre>`,
  );
}

const timeOf = ({ receivedAt }: StoredMail): string => receivedAt.replace('T', ' ').slice(0, 19);

/** Makes links open a new page, as the frame itself may not navigate. */
const outward = (html: string): string =>
  html.replaceAll(/<a (?![^>]*target=)/gi, '<a target="_blank" rel="noopener" ');
