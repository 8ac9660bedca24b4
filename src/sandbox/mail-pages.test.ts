// The mailbox pages: everything is readable, nothing in a mail runs.
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
  const { host, port } = sandbox.smtp;
  await nodemailer.createTransport({ host, port, secure: false, ignoreTLS: true }).sendMail({
    from: 'shop@example.com',
    to: 'Petra@Example.com',
    subject: 'Label <b>1</b>',
    text: 'Hallo & <i>Petra</i>',
    html: '<p>Hallo</p><script>alert(1)</script><a href="https://shop.example/x">hin</a>',
    attachments: [{ filename: 'Etikett Ä.pdf', content: Buffer.from('%PDF-1') }],
  });
});
afterAll(() => sandbox.close());

async function open(path: string): Promise<{ status: number; headers: Headers; body: string }> {
  const reply = await fetch(`${sandbox.url}/__sandbox${path}`);
  return { status: reply.status, headers: reply.headers, body: await reply.text() };
}

test('the list names the mail, says SANDBOX, and can be filtered by address', async () => {
  const { body } = await open('/mail');
  expect(body).toContain('SANDBOX');
  expect(body).toContain('<a href="/__sandbox/mail/1">Label &#60;b&#62;1&#60;/b&#62;</a>');
  expect(body).not.toMatch(/http-equiv|<script/i);
  expect((await open('/mail?to=petra@example.com')).body).toContain('/__sandbox/mail/1');
  expect((await open('/mail?to=somebody@example.com')).body).not.toContain('/__sandbox/mail/1');
});

test('a mail shows its HTML without any permissions, its text, and links that open elsewhere', async () => {
  const { body, headers } = await open('/mail/1');
  const frame = /<iframe [^>]*>/.exec(body)?.[0] ?? '';
  expect(/sandbox="([^"]*)"/.exec(frame)?.[1]).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(frame).toContain('&#60;a target=&#34;_blank&#34; rel=&#34;noopener&#34; href=');
  expect(body).not.toContain('<script');
  expect(body).toContain('<pre>Hallo &#38; &#60;i&#62;Petra&#60;/i&#62;');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(body).toContain('SANDBOX');
  expect((await open('/mail/2')).status).toBe(404);
});

test('an attachment is downloaded under its name and never shown as a page', async () => {
  const { headers, body } = await open('/mails/1/attachments/0');
  expect(body).toBe('%PDF-1');
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Etikett%20%C3%84.pdf");
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect((await open('/mails/1/attachments/1')).status).toBe(404);
});
