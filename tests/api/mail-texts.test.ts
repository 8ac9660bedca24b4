// What every kind of mail says, in both languages: nothing left out, text and HTML alike, nothing loaded from elsewhere.
import { expect, test } from 'vitest';
import { linkedLanguage } from '#domain/linked-language.ts';
import { readConfig } from '#server/config.ts';
import { de } from '#server/i18n/de.ts';
import { en } from '#server/i18n/en.ts';
import { type MailKindName, mailKinds } from '#server/use-cases/mails/mail-kinds.ts';
import { renderMail } from '#server/use-cases/mails/render-mail.ts';
import { papers as dePapers } from '#web/i18n/de/papers.ts';
import { papers as enPapers } from '#web/i18n/en/papers.ts';
import { HOSTILE_NAME, mailSamples } from '../support/mail-samples.ts';

const config = { ...readConfig({}), publicUrl: 'https://hafenpost.example' };
const enclosed = { labels: 'attachment', hasConfirmation: true, invoice: 'paper' } as const;
const kinds = Object.keys(mailSamples) as MailKindName[];
const languages = ['de', 'en'] as const;
const everyMail = kinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

const render = (kind: MailKindName, language: 'de' | 'en', change: object = {}) =>
  renderMail(config, { kind, language, data: { ...mailSamples[kind], ...change } }, enclosed);

const linksIn = (text: string): string[] =>
  [...new Set(text.match(/https?:\/\/[^\s"<>]+/g) ?? [])].map((link) => link.replaceAll('&amp;', '&')).sort();

/** What a person reads. */
const wordsOf = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<title>.*?<\/title>/s, '')
    .replaceAll(/<\/?a\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

test('there is a sample of every kind', () => {
  expect(kinds.sort()).toEqual(Object.keys(mailKinds).sort());
});

test.each(everyMail)('%s in %s is complete', (kind, language) => {
  const mail = render(kind, language);
  expect(mail.subject).toMatch(/^[^\r\n]{5,100}$/);
  expect(mail.html).toContain(`<html lang="${language}">`);
  expect(mail.html, 'what is left of it in the page of a mail program').toMatch(
    new RegExp(`<body[^>]*>.*<table[^>]* lang="${language}"`, 's'),
  );
  for (const part of [mail.subject, mail.text, mail.html])
    expect(part).not.toMatch(/undefined|null|NaN|\[object|=>|function/);
  expect(mail.text).toContain(config.brand.supportEmail);
  expect(mail.text.startsWith(language === 'de' ? 'Guten Tag,' : 'Hello,')).toBe(true);
});

test.each(everyMail)(
  '%s in %s says the same and leads to the same places in text and HTML',
  (kind, language) => {
    const mail = render(kind, language);
    expect(linksIn(mail.html)).toEqual(linksIn(mail.text));
    const shown = wordsOf(mail.html);
    const said = mail.text
      .replace(/^--$/m, '')
      .replaceAll(/https?:\S+/g, '')
      .split('\n')
      .flatMap((line) => line.split(/: (?=\S)/))
      .map((line) => line.trim().replace(/:$/, '').replaceAll(/\s+/g, ' '));
    for (const line of said) expect(shown).toContain(line);
  },
);

test.each(everyMail)('%s in %s loads nothing and runs nothing', (kind, language) => {
  const { html } = render(kind, language);
  expect(html).not.toMatch(/<(img|script|link|iframe|object|form|svg|video)\b/i);
  expect(html).not.toMatch(/url\(|@import|@font-face|javascript:|<[^>]+ on\w+=/i);
});

test.each(kinds)('%s differs between the languages', (kind) => {
  expect(render(kind, 'de').text).not.toBe(render(kind, 'en').text);
  expect(render(kind, 'de').subject).not.toBe(render(kind, 'en').subject);
});

// language · configuration · the line
test.each([
  [
    'de',
    {},
    'Werft & Söhne GmbH · Kai 1, 20457 Hamburg · Amtsgericht Hamburg, HRB 4711 · Geschäftsführung: Petra Petersen · USt-IdNr. DE136695976',
  ],
  [
    'en',
    {},
    'Werft & Söhne GmbH · Kai 1, 20457 Hamburg · Amtsgericht Hamburg, HRB 4711 · Managing directors: Petra Petersen · VAT ID DE136695976',
  ],
  ['de', { register: null, directors: null, vatId: '' }, 'Werft & Söhne GmbH · Kai 1, 20457 Hamburg'],
] as const)(
  'every mail in %s ends with the company details, as far as they are configured: all but %j',
  (language, less, line) => {
    const company = {
      ...config.company,
      name: 'Werft & Söhne GmbH',
      address: ['Kai 1', '20457 Hamburg'],
      register: 'Amtsgericht Hamburg, HRB 4711',
      directors: 'Petra Petersen',
      vatId: 'DE136695976',
      ...less,
    };
    for (const kind of kinds) {
      const row = { kind, language, data: mailSamples[kind] };
      const { text, html } = renderMail({ ...config, company }, row, enclosed);
      expect(text.trimEnd().split('\n').at(-1), kind).toBe(line);
      expect(wordsOf(html).trimEnd().endsWith(line), kind).toBe(true);
    }
  },
);

test('both languages have the same texts, and none is empty', () => {
  const pathsOf = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, `${path}.${key}`))
      : [value === '' ? `${path} is empty` : path];
  expect(pathsOf(en)).toEqual(pathsOf(de));
  expect(pathsOf(de).filter((path) => path.endsWith('is empty'))).toEqual([]);
});

test('names with HTML in them stay names', () => {
  const { html, text } = render('order-confirmed', 'de');
  expect(text).toContain(`${HOSTILE_NAME}, Zürich (Schweiz)`);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &quot;Sons&#39;');
  expect(html).toContain('Express &lt;Saver&gt;');
});

test('amounts and days are written as the language writes them', () => {
  expect(render('order-confirmed', 'de').text).toContain('Gesamtbetrag: 1.234,56\u00a0€');
  expect(render('order-confirmed', 'en').text).toContain('Total: €1,234.56');
  expect(render('pickup-booked', 'de').text).toContain(
    'Abholtag: 23.11.2026\nZeitfenster: 10:00 bis 15:00 Uhr (Berliner Zeit)',
  );
  expect(render('pickup-booked', 'en').text).toContain('Time window: 10:00 to 15:00 (Berlin time)');
  expect(render('refund-paid', 'en').subject).toContain('€36.27 refunded');
});

test('a problem beyond the hub is shown with the code there, and the code of the printed label beside its carrier', () => {
  const onward = { code: '00000007606232S', printedBy: 'DPD', carrier: 'UPS', onwardCode: '1Z1' };
  expect(render('parcel-problem', 'de', onward).text).toContain(
    'Carrier: UPS\nTracking-Code: 1Z1\nIhr Label zum Hub: DPD 00000007606232S\n',
  );
  expect(render('parcel-problem', 'en').text).not.toContain('Your label to the hub');
});

test('unpaid duties: the mail says who pays them, as agreed', () => {
  const said = (language: 'de' | 'en', change: object) => render('parcel-problem', language, change).text;
  expect(said('de', { incoterm: 'DAP' })).toContain('Bitte geben Sie dem Empfänger Bescheid');
  expect(said('en', { incoterm: 'DAP' })).toContain('Please let the recipient know');
  expect(said('de', { incoterm: 'DDP' })).toContain('Bei DDP zahlen Sie sie, nicht der Empfänger.');
  expect(said('en', { incoterm: 'DDP' })).toContain('With DDP you pay them, not the recipient.');
  expect(said('en', { incoterm: 'DDP', reason: 'weather_delay' })).not.toContain('DDP');
});

test('mails on the same problem of several parcels have different subjects', () => {
  const subject = (language: 'de' | 'en', packageIndexes: readonly number[], packageCount: number) =>
    render('parcel-problem', language, { parcels: { packageIndexes, packageCount } }).subject;
  expect(subject('de', [1], 3)).toBe('Problem mit Ihrer Sendung HP-261120-7K3M9Q (Paket 2 von 3)');
  expect(subject('en', [0, 2], 3)).toBe('A problem with your shipment HP-261120-7K3M9Q (packages 1, 3 of 3)');
  expect(subject('de', [0], 1)).toBe('Problem mit Ihrer Sendung HP-261120-7K3M9Q');
});

test('a rejected refund names no sum, as none is paid', () => {
  for (const language of languages) {
    expect(render('refund-rejected', language).text).not.toMatch(/36[,.]27/);
    expect(render('refund-requested', language).text).toMatch(/36[,.]27/);
  }
});

test('several parcels are named, a single one is not', () => {
  expect(render('refund-requested', 'de').text).toContain('Pakete: 1, 3 von 3');
  const single = { packageIndexes: [0], packageCount: 1 };
  expect(render('refund-requested', 'de', single).text).not.toContain('Paket:');
});

test('parcels that have arrived are counted, whether they share a code or not', () => {
  const said = (data: object) => render('order-delivered', 'de', data).text;
  expect(said({ codes: ['A'], parcelCount: 3 })).toContain('Ihre 3 Pakete wurden zugestellt.');
  expect(said({ codes: ['A'], parcelCount: 1 })).toContain('Ihr Paket wurde zugestellt.');
  // As left in the outbox by an older version.
  expect(said({ codes: ['A', 'B'], parcelCount: undefined })).toContain('Ihre 2 Pakete wurden zugestellt.');
});

test('an unpaid invoice is reduced, and no money is promised', () => {
  for (const kind of ['refund-requested', 'refund-accepted', 'refund-paid', 'order-cancelled'] as const) {
    const { subject, text, html } = render(kind, 'en', { byInvoice: true });
    expect(text).toMatch(/deduct/);
    expect(`${subject} ${html} ${text}`).not.toMatch(/payment method|we (will )?refund|refunded|on its way/i);
  }
  const byHand = { byInvoice: true, isHandmade: true };
  expect(render('refund-requested', 'de', byHand).text).toContain('ziehen den Betrag von Ihrer Rechnung ab');
  expect(render('refund-requested', 'en', byHand).text).not.toMatch(/and refund/);
});

test('for a paid invoice the refund is announced, as it has yet to be transferred by hand', () => {
  const de = render('refund-paid', 'de', { byTransfer: true });
  expect(de.subject).toBe('Rückerstattung von 36,27\u00a0€ für HP-261120-7K3M9Q');
  expect(de.text).toContain('Wir überweisen Ihnen den Betrag.');
  expect(de.text + de.html).not.toMatch(/haben .* erstattet|Weg zurück/);
  const en = render('refund-paid', 'en', { byTransfer: true });
  expect(en.subject + en.text).not.toMatch(/refunded|goes back/);
});

test('giving up an unpaid purchase mentions neither a label nor money charged', () => {
  const said = (language: 'de' | 'en', isUnpaid: boolean) => {
    const { subject, text, html } = render('checkout-given-up', language, { isUnpaid });
    return `${subject} ${text} ${html}`;
  };
  expect(said('de', true)).not.toMatch(/Versandlabel|den ganzen Betrag|36,27/);
  expect(said('en', true)).not.toMatch(/shipping label|the whole amount|36\.27/);
  for (const language of ['de', 'en'] as const) expect(said(language, false)).toMatch(/36[.,]27/);
});

test('cancelling an order that cost nothing does not mention money', () => {
  expect(render('order-cancelled', 'en', { amountCents: 0 }).text).not.toMatch(/refund/i);
});

test.each(everyMail)(
  'in %s, %s is appended to every link to our own pages, and only there',
  (kind, language) => {
    const links = linksIn(render(kind, language).html).map((link) => new URL(link));
    const ours = links.filter(({ host }) => host === 'hafenpost.example');
    expect(ours.length).toBeGreaterThan(0);
    for (const { search } of ours) expect(linkedLanguage(search)).toBe(language === 'en' ? 'en' : null);
    for (const { host, search } of links)
      if (host !== 'hafenpost.example') expect(linkedLanguage(search)).toBe(null);
  },
);

test('the language is added to a link’s existing query', () => {
  expect(render('password-reset', 'en', { token: 'to-k_en' }).text).toContain(
    'https://hafenpost.example/reset-password?token=to-k_en&lang=en',
  );
});

test('labels that are too large for a mail are offered by link', () => {
  const row = { kind: 'order-confirmed', language: 'de', data: mailSamples['order-confirmed'] } as const;
  expect(renderMail(config, row, enclosed).text).toContain('liegen dieser E-Mail als PDF bei');
  const linked = renderMail(config, row, { ...enclosed, labels: 'link' }).text;
  expect(linked).not.toContain('liegen dieser E-Mail');
  expect(linked).toContain('https://hafenpost.example/checkout-success?intentId=ci_abc');
});

test('the confirmation names the attached document, beside the labels or alone, and none that is not attached', () => {
  const said = {
    de: 'Die Auftragsbestätigung liegt als PDF bei.',
    en: 'Your order confirmation is attached as a PDF.',
  };
  for (const language of languages)
    for (const exportHold of [false, true]) {
      const row = {
        kind: 'order-confirmed',
        language,
        data: { ...mailSamples['order-confirmed'], exportHold },
      } as const;
      const bare = renderMail(config, row, { ...enclosed, hasConfirmation: false });
      for (const form of ['text', 'html'] as const) {
        expect(renderMail(config, row, enclosed)[form]).toContain(said[language]);
        expect(bare[form]).not.toContain(said[language]);
      }
    }
});

test('"View order" leads to the details on the dashboard; a guest, who has none, to the order’s own page', () => {
  const details = 'https://hafenpost.example/dashboard?order=HP-261120-7K3M9Q';
  const ownPage = 'https://hafenpost.example/checkout-success?intentId=ci_abc';
  for (const kind of ['pickup-booked', 'refund-paid', 'refund-rejected', 'order-cancelled'] as const) {
    expect(render(kind, 'de', { hasAccount: true }).text, kind).toContain(`Bestellung ansehen:\n${details}`);
    expect(render(kind, 'de', { hasAccount: false }).text, kind).toContain(ownPage);
  }
  expect(render('order-confirmed', 'en', { hasAccount: true, exportHold: true }).html).toContain(
    `${details}&amp;lang=en`,
  );
  const labels = render('order-confirmed', 'de', { hasAccount: true }).text;
  expect(labels, 'labels are on their page').toContain(ownPage);
  expect(labels).not.toContain(details);
});

test('while an export is held the confirmation says so, and offers no label', () => {
  const { text, html } = render('order-confirmed', 'en', { exportHold: true });
  expect(text).toContain('about 24 hours');
  expect(text).not.toMatch(/labels are attached|Open shipping labels/);
  expect(html).toContain('about 24 hours');
});

// language · reasons · expected text · excluded text
test.each([
  [
    'de',
    ['warehouse'],
    /Geben Sie sie nicht beim Carrier ab\. Bringen Sie sie/,
    /24 Stunden|Drucken Sie|beiliegend/,
  ],
  [
    'en',
    ['warehouse'],
    /Do not hand it to the carrier\. Bring it/,
    /24 hours|Print one label|labels are attached/,
  ],
  ['de', ['declaration', 'warehouse'], /muss auch Ihre Ausfuhranmeldung vorliegen/, /Das endgültige Label/],
  ['en', ['declaration', 'warehouse'], /We also need your export declaration for this/, /the final label/],
] as const)(
  'in %s the confirmation of an order held for %j says what to do',
  (language, reasons, said, unsaid) => {
    const held = { exportHold: true, holdReasons: [...reasons] };
    const { text, html } = render('order-confirmed', language, held);
    for (const written of [text, html].map((each) => each.replaceAll(/\s+/g, ' '))) {
      expect(written).toMatch(said);
      expect(written).toContain('HP-261120-7K3M9Q');
      expect(written).not.toMatch(unsaid);
    }
  },
);

test('a parcel forwarded by our warehouse needs no printing, and its mail says so', () => {
  for (const [language, unsaid] of [
    ['de', /drucken|Ausfuhranmeldung|Versandlabel/],
    ['en', /\bprint|declaration|shipping label/],
  ] as const)
    expect(render('hold-released', language, { byWarehouse: true }).text).not.toMatch(unsaid);
  expect(render('hold-released', 'de').text).toContain('Ausfuhranmeldung');
});

test.each([
  ['de', 'Ausfuhranmeldung (MRN)'],
  ['en', 'Export declaration (MRN)'],
] as const)(
  'the mail on a released label names the declaration where its number is known: %s',
  (language, said) => {
    const named = render('hold-released', language, { mrn: '26DE485012345678E1' });
    for (const written of [named.text, wordsOf(named.html)]) {
      expect(written).toContain(said);
      expect(written).toContain('26DE485012345678E1');
    }
    expect(render('hold-released', language).text).not.toContain('MRN');
  },
);

test('the mail on a shipment through customs says what to print, or that there is nothing to print', () => {
  const said = (language: 'de' | 'en', customs: object) =>
    render('order-confirmed', language, { customs: { invoice: 'proforma_invoice', ...customs } }).text;
  expect(said('de', { copies: 3 })).toContain(
    'die Proforma-Rechnung. Drucken Sie sie 3-mal aus, unterschreiben Sie jedes Exemplar',
  );
  expect(said('en', { copies: 3 })).toContain(
    'the pro-forma invoice. Print 3 copies, sign every copy and put all of them into a document pouch',
  );
  expect(said('de', { copies: null })).toContain('die Zollpapiere. Drucken Sie alle aus');
  expect(said('en', { copies: null })).toContain('the customs papers. Print all of them');
  expect(said('de', { copies: 0, invoice: 'commercial_invoice' })).toContain(
    'Der Carrier hat die Handelsrechnung bereits elektronisch.',
  );
  expect(said('en', { copies: 0 })).toContain('There is nothing to print for customs.');
  expect(render('order-confirmed', 'en').text).not.toMatch(/customs/);
});

test('customs papers have the names of the order’s page, and ours is called the invoice for the shipping', () => {
  for (const invoice of ['commercial_invoice', 'proforma_invoice'] as const) {
    expect(dePapers.name(invoice, 0)).toBe(de.orderConfirmed.customs.invoices[invoice]);
    expect(enPapers.name(invoice, 0).toLowerCase()).toBe(en.orderConfirmed.customs.invoices[invoice]);
  }
  const both = { customs: { copies: 3, invoice: 'commercial_invoice' }, byInvoice: true };
  expect(render('order-confirmed', 'de', both).text).not.toMatch(/\bRechnung (?!über den Versand)/);
  expect(render('order-confirmed', 'en', both).text).not.toMatch(
    /(?<!commercial )invoice (?!for the shipping)/,
  );
});

// language · where the pouch belongs · expected text
test.each([
  ['de', 'only', 'außen am Paket.'],
  ['de', 'any', 'stecken Sie alles in eine Dokumententasche außen an einem der Pakete.'],
  ['de', 'each', 'stecken Sie die Papiere jedes Pakets in eine Dokumententasche außen an diesem Paket.'],
  ['en', 'only', 'on the outside of the package.'],
  ['en', 'any', 'put all of them into a document pouch on the outside of one of the packages.'],
  ['en', 'each', 'put the papers of each package into a document pouch on the outside of that package.'],
] as const)('in %s the papers for customs go to the right parcel: %s', (language, pouchOn, said) => {
  const customs = { copies: null, pouchOn };
  expect(render('order-confirmed', language, { customs }).text).toContain(said);
});

test('a hub route has the name it was bought by, and the mail says which labels to print', () => {
  const legs = [
    { carrier: 'DPD', service: 'Classic' },
    { carrier: 'UPS', service: 'Standard' },
  ];
  const bought = { carrier: 'DPD + UPS', service: 'Classic + Standard' };
  const hub = { label: 'HUB Economy', city: 'Hamburg', legs };
  for (const kind of ['order-confirmed', 'checkout-given-up', 'money-transferred'] as const) {
    const { text, html } = render(kind, 'de', { ...bought, hub });
    expect(text, kind).toContain('Versand: HUB Economy (DPD Classic + UPS Standard)\n');
    expect(text + html).not.toContain('DPD + UPS');
  }
  const said = (language: 'de' | 'en', trackingCodes: readonly string[]) =>
    render('order-confirmed', language, { ...bought, hub, trackingCodes }).text;
  expect(said('de', ['A'])).toContain('Hub in Hamburg. Sie drucken nur das Label zum Hub, das für');
  expect(said('de', ['A', 'B'])).toContain('Sie drucken nur die Labels zum Hub, die für');
  expect(said('en', ['A'])).toContain('You print only the label to the hub; we attach the one');
  expect(said('en', ['A', 'B'])).toContain('You print only the labels to the hub; we attach those');
});

test('a customer who agreed to later duties is reminded of it, and nobody else is', () => {
  const said = (language: 'de' | 'en') =>
    render('order-confirmed', language, { dutiesAgreedOn: '2026-11-20' }).text;
  expect(said('de')).toContain(
    'Am 20.11.2026 haben Sie zugestimmt, dass die tatsächlichen Abgaben nachberechnet werden.',
  );
  expect(said('en')).toContain(
    'On 20.11.2026 you agreed that the actual duties and taxes will be charged afterwards.',
  );
  expect(render('order-confirmed', 'de').text).not.toContain('Abgaben');
});

test('a consumer’s confirmation has the right to withdraw, and no other does', () => {
  const said = (language: 'de' | 'en', isConsumer = true) =>
    render('order-confirmed', language, { isConsumer }).text;
  expect(said('de')).toContain('binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen');
  expect(said('en')).toContain('withdraw from this contract within 14 days without giving any reason');
  expect(said('de')).toContain('Hiermit widerrufe(n) ich/wir');
  expect(said('en')).toContain('hereby give notice that I/We');
  for (const text of [said('de'), said('en')]) {
    expect(text).toContain(`${config.company.name}, ${config.company.address.join(', ')}`);
    expect(text).toMatch(/https:\/\/hafenpost\.example\/withdrawal(\?lang=en)?\n/);
    expect(text).toContain(config.brand.links.terms);
  }
  expect(said('de', false)).not.toContain('vierzehn Tagen');
  // The sentence on how to withdraw names the link below it.
  for (const { withdraw, withdrawalTerms } of [de, en])
    expect(withdrawalTerms.right.linked).toContain(withdraw);
});

test('a customer paying by invoice is told that it follows, and nobody else is', () => {
  const said = (language: 'de' | 'en') => render('order-confirmed', language, { byInvoice: true }).text;
  expect(said('de')).toContain('Die Rechnung über den Versand erhalten Sie mit einer eigenen E-Mail.');
  expect(said('en')).toContain('You will receive the invoice for the shipping in a separate e-mail.');
  expect(render('order-confirmed', 'de').text).not.toContain('Rechnung');
});

test('the mail with an invoice says what to pay, until when, where to, and with which reference', () => {
  const { subject, text } = render('invoice-issued', 'de', { openCents: 123_456 });
  expect(subject).toBe('Rechnung RE-2026-000001 zu Ihrer Sendung HP-261120-7K3M9Q');
  expect(text).toContain('Gesamtbetrag: 1.234,56\u00a0€\nZahlbar bis: 04.12.2026\n');
  expect(text).toContain(
    'Bitte überweisen Sie 1.234,56\u00a0€ bis zum 04.12.2026 auf dieses Konto:\n\n' +
      `Kontoinhaber: ${HOSTILE_NAME}\nIBAN: DE02120300000000202051\nBIC: BYLADEM1001\nBank: Kaibank\n` +
      'Verwendungszweck: RE-2026-000001\n',
  );
  expect(render('invoice-issued', 'en').text).toContain('Reference: RE-2026-000001');
});

test('what was credited before the invoice was written is not asked for', () => {
  const { text } = render('invoice-issued', 'en');
  expect(text).toContain('Total: €1,234.56\nAlready credited: €36.27\n');
  expect(text).toContain('Please transfer €1,198.29 by');
});

test('the mail with an invoice names what is attached, and leads to the order where nothing is', () => {
  const row = { kind: 'invoice-issued', language: 'de', data: mailSamples['invoice-issued'] } as const;
  const said = (invoice: 'paper-and-data' | 'paper' | 'link') =>
    renderMail(config, row, { ...enclosed, invoice }).text;
  expect(said('paper-and-data')).toMatch(/liegt dieser E-Mail als PDF bei, .* als E-Rechnung \(XML\)/);
  expect(said('paper')).not.toContain('XML');
  expect(said('link')).not.toContain('liegt dieser');
  expect(said('link')).toContain('bei der Bestellung unter „Dokumente“');
});

test('an unknown kind and incomplete data are refused before anything is sent', () => {
  const rendering = (kind: string, data: Record<string, unknown>) => () =>
    renderMail(config, { kind, language: 'de', data }, enclosed);
  expect(rendering('unheard-of', {})).toThrow('Unknown kind');
  expect(rendering('constructor', {})).toThrow('Unknown kind');
  expect(rendering('order-confirmed', { intentId: 'ci_1' })).toThrow();
});
