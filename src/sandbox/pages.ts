// The few pages a person may want to look at: what there is, and the mails.
import type { StoredMail } from './mail-sink.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#1d2330}
h1 small{background:#ffd23f;padding:.1em .5em;border-radius:.3em;font-size:.5em;vertical-align:middle}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4em .6em;border-bottom:1px solid #ddd}
pre,iframe{width:100%;border:1px solid #ddd;padding:.6em;box-sizing:border-box;white-space:pre-wrap}iframe{height:32rem}
</style></head><body><h1>${escape(title)} <small>SANDBOX</small></h1>${body}</body></html>`;

export function indexPage(facts: { url: string; smtp: string; clock: string }): string {
  const rows = [
    ['EasyPost', `${facts.url}/easypost/v2/`],
    ['PayPal', `${facts.url}/paypal/`],
    ['Computop', `${facts.url}/computop/`],
    ['Mail sink', facts.smtp],
    ['Clock', facts.clock],
  ].map(([name, value]) => `<tr><th>${name}</th><td>${escape(value ?? '')}</td></tr>`);
  const links = ['state', 'journal', 'faults', 'clock', 'mails']
    .map((name) => `<li><a href="/__sandbox/${name}">/__sandbox/${name}</a></li>`)
    .join('');
  return page(
    'Sandbox',
    `<p>Nothing here is real: no parcel moves, no money flows, no mail leaves.</p>
<table>${rows.join('')}</table><h2>Control</h2><ul>${links}<li><a href="/__sandbox/mail">Read the mails</a></li></ul>`,
  );
}

export function mailsPage(mails: readonly StoredMail[]): string {
  const rows = mails
    .toReversed()
    .map(
      (mail) =>
        `<tr><td>${escape(mail.receivedAt)}</td><td>${escape(mail.to.join(', '))}</td>` +
        `<td><a href="/__sandbox/mail/${mail.id}">${escape(mail.subject) || '(no subject)'}</a></td></tr>`,
    );
  const table = `<table><tr><th>Received</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`;
  return page('Mails', mails.length > 0 ? table : '<p>No mail yet.</p>');
}

/** The mail's own HTML runs in a frame without any rights. */
export function mailPage(mail: StoredMail): string {
  const files = mail.attachments
    .map(
      (file, i) =>
        `<li><a href="/__sandbox/mails/${mail.id}/attachments/${i}">${escape(file.filename)}</a> (${file.size} bytes)</li>`,
    )
    .join('');
  const body = mail.html
    ? `<iframe sandbox srcdoc="${escape(mail.html)}"></iframe>`
    : `<pre>${escape(mail.text)}</pre>`;
  return page(
    mail.subject || '(no subject)',
    `<p>From ${escape(mail.from)} to ${escape(mail.to.join(', '))}, ${escape(mail.receivedAt)}</p>${body}<ul>${files}</ul>`,
  );
}
