// The mail sink, used by nodemailer and by a raw socket.
import { connect } from 'node:net';
import nodemailer from 'nodemailer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createMailSink, type MailSink } from './mail-sink.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await createMailSink({ port: 0, now: () => 0 });
});
afterEach(() => sink.clear());
afterAll(() => sink.close());

const send = (to: string, extra: object = {}) =>
  nodemailer
    .createTransport({ host: sink.host, port: sink.port, secure: false, ignoreTLS: true })
    .sendMail({ from: 'shop@example.com', to, subject: 'Grüße aus Łódź', text: 'Hallo\n.\nEnde', ...extra });

test('a mail is stored with subject, text, attachment and envelope', async () => {
  await send('a@example.com', {
    attachments: [{ filename: 'Etikett Ä.pdf', content: Buffer.from('%PDF-1') }],
  });
  expect(sink.list()).toMatchObject([
    {
      id: 1,
      from: 'shop@example.com',
      to: ['a@example.com'],
      subject: 'Grüße aus Łódź',
      attachments: [{ filename: 'Etikett Ä.pdf', type: 'application/pdf', size: 6 }],
    },
  ]);
  expect(sink.list()[0]?.text.trimEnd()).toBe('Hallo\n.\nEnde');
  expect(sink.list()[0]?.raw).toContain('Subject: =?UTF-8?');
});

test.each([
  ['tempfail@example.com', 451],
  ['reject@example.com', 550],
  ['relay@example.com', 554],
  ['full@example.com', 452],
])('%s is answered with %i', async (to, responseCode) => {
  await expect(send(to)).rejects.toMatchObject({ responseCode });
  expect(sink.list()).toEqual([]);
});

test('drop-after-data@ keeps the mail and gives the sender no answer', async () => {
  await expect(send('drop-after-data@example.com')).rejects.toThrow();
  expect(sink.list()).toHaveLength(1);
});

test('drop-once@ does so once for each mail, and for nobody else', async () => {
  const mail = { messageId: '<one@example.com>' };
  await expect(send('drop-once@example.com', mail)).rejects.toThrow();
  await send('drop-once@example.com', mail);
  expect(sink.list().map(({ messageId }) => messageId)).toEqual(['<one@example.com>', '<one@example.com>']);
  const both = await Promise.allSettled([
    send('drop-once@example.com', { messageId: '<two@example.com>' }),
    send('slow@example.com'),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('small-box@ accepts only small mails, stranger@ may not send any', async () => {
  await send('small-box@example.com');
  const large = { attachments: [{ filename: 'a.pdf', content: Buffer.alloc(30_000) }] };
  await expect(send('small-box@example.com', large)).rejects.toMatchObject({ responseCode: 552 });
  await expect(send('a@example.com', { from: 'stranger@example.com' })).rejects.toMatchObject({
    responseCode: 553,
  });
  expect(sink.list()).toHaveLength(1);
});

test('a client that speaks SMTP by hand is understood', async () => {
  const answers: string[] = [];
  const socket = connect(sink.port, sink.host);
  const lines = [
    'EHLO me',
    'MAIL FROM:<a@b.de>',
    'RCPT TO:<c@d.de>',
    'DATA',
    'Subject: x\r\n\r\nbody\r\n.',
    'QUIT',
  ];
  socket.on('data', (data) => {
    const answer = data.toString();
    if (!/^\d{3} /m.test(answer)) return;
    answers.push(answer.slice(0, 3));
    const line = lines.shift();
    if (line) socket.write(`${line}\r\n`);
  });
  await new Promise((resolve) => socket.once('close', resolve));
  expect(answers).toEqual(['220', '250', '250', '250', '354', '250', '221']);
  expect(sink.list()[0]?.subject).toBe('x');
});
