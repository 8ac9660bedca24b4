// A letter as HTML that mail programs understand: tables, inline styles, nothing loaded from elsewhere.
import type { Language } from '#domain/user.ts';
import { escapeHtml } from '../../escape-html.ts';
import { companyLine } from './company-line.ts';
import type { Block, Desk, Letter } from './mail-kind.ts';

/** The colours of our pages; their dark variants are used by programs that follow the system. */
const toneColours: Readonly<Record<Letter['tone'], string>> = {
  plain: '#0E4A6B',
  good: '#1B7F4B',
  warn: '#B45309',
  bad: '#B42318',
};

const FONT = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const INK = 'color:#14212B';
const SOFT = 'color:#5B6B77';
const LINK = 'color:#0E4A6B';
const MONO = "font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace";

/** Inline styles cannot query the theme, so these override them; programs that drop them stay light. */
const THEME = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:2px}
@media (max-width:480px){.card{padding:24px 20px!important}.outer{padding:16px 8px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:#0E1519!important}
.surface{background-color:#151F25!important}
.line{border-color:#26343D!important}
.ink{color:#EAF0F3!important}
.soft{color:#9DB0BC!important}
.link{color:#6CB6DD!important}
.note{background-color:#0E1519!important}
.button{background-color:#FF8A57!important}
.button a{color:#14212B!important}
.plain{border-top-color:#6CB6DD!important}.good{border-top-color:#57C48C!important}
.warn{border-top-color:#F0A04B!important}.bad{border-top-color:#FF8B7F!important}
}`;

/** The table has the language, too: many programs drop the elements around it. */
export function htmlOf(letter: Letter, desk: Desk, language: Language): string {
  const { texts, brand } = desk;
  const body = [
    p(texts.greeting),
    ...letter.blocks.map((block) => blockOf(block, letter.tone)),
    questionsOf(desk),
    p(texts.farewell(brand.name), '0'),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title><style>${THEME}</style></head>
<body class="paper" style="margin:0;padding:0;background-color:#FBFAF7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escapeHtml(letter.preview)}${SILENCE}</div>
<table role="presentation" lang="${language}" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:#FBFAF7"><tr><td align="center" class="outer" style="padding:32px 16px">
${FOR_OUTLOOK[0]}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:16px;font-weight:600;letter-spacing:-0.02em;${INK}">${escapeHtml(brand.name)}</td></tr>
<tr><td class="surface line card ${letter.tone}" style="padding:32px;background-color:#FFFFFF;border:1px solid #E3E1DA;border-top:3px solid ${toneColours[letter.tone]};border-radius:10px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.25;font-weight:600;letter-spacing:-0.02em;${INK}">${escapeHtml(letter.heading)}</h1>
${body.join('\n')}
</td></tr>
<tr><td style="padding:16px 4px 0">${footerOf(desk)}</td></tr>
</table>${FOR_OUTLOOK[1]}</td></tr></table></body></html>`;
}

/** Outlook does not support max-width. */
const FOR_OUTLOOK = [
  '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
] as const;

/** Keeps mail programs from filling the preview with whatever comes next. */
const SILENCE = '&#847;&zwnj;&nbsp;'.repeat(30);

const p = (text: string, margin = '0 0 16px'): string =>
  `<p class="ink" style="margin:${margin};${FONT};font-size:16px;line-height:1.5;${INK}">${escapeHtml(text)}</p>`;

function blockOf(block: Block, tone: Letter['tone']): string {
  switch (block.is) {
    case 'text':
      return p(block.text);
    case 'note':
      return tableOf(
        `<tr><td class="note ink" style="padding:12px 16px;background-color:#FBFAF7;border-left:3px solid ${toneColours[tone]};${FONT};font-size:16px;line-height:1.5;${INK}">${escapeHtml(block.text)}</td></tr>`,
      );
    case 'terms':
      return termsOf(block);
    case 'facts':
      return tableOf(block.rows.map(factOf).join(''));
    case 'codes':
      return block.codes.length === 0 ? '' : tableOf(codesOf(block));
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td class="button" style="background-color:#C2410C;border-radius:6px;mso-padding-alt:12px 20px"><a href="${escapeHtml(block.link)}" style="display:inline-block;padding:12px 20px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

const termsOf = ({ title, texts }: Extract<Block, { is: 'terms' }>): string =>
  `<p class="ink" style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;font-weight:600;${INK}">${escapeHtml(title)}</p>` +
  texts
    .map(
      (text) =>
        `<p class="soft" style="margin:0 0 12px;${FONT};font-size:13px;line-height:1.5;${SOFT}">${escapeHtml(text)}</p>`,
    )
    .join('');

const tableOf = (rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${rows}</table>`;

const factOf = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="soft line" valign="top" style="padding:8px 16px 8px 0;border-bottom:1px solid #E3E1DA;${FONT};font-size:14px;line-height:20px;${SOFT}">${escapeHtml(label)}</td>` +
  `<td class="ink line" align="right" valign="top" style="padding:8px 0;border-bottom:1px solid #E3E1DA;${FONT};font-size:14px;line-height:20px;font-variant-numeric:tabular-nums;word-break:break-word;${INK}">${escapeHtml(value)}</td></tr>`;

const codesOf = ({ title, codes }: Extract<Block, { is: 'codes' }>): string =>
  `<tr><td class="soft" style="padding:0 0 4px;${FONT};font-size:14px;line-height:20px;${SOFT}">${escapeHtml(title)}</td></tr>` +
  codes
    .map(
      ({ code, link }) =>
        `<tr><td style="padding:2px 0;${MONO};font-size:16px;line-height:24px;word-break:break-all"><a class="link" href="${escapeHtml(link)}" style="${LINK}">${escapeHtml(code)}</a></td></tr>`,
    )
    .join('');

function questionsOf({ texts, brand }: Desk): string {
  // A telephone number stays on one line.
  const phone = brand.supportPhone.replaceAll(' ', '\u00a0');
  const sentence = escapeHtml(texts.questions(brand.supportEmail, phone));
  const email = escapeHtml(brand.supportEmail);
  const linked = sentence.replace(
    email,
    () => `<a class="link" href="mailto:${email}" style="${LINK}">${email}</a>`,
  );
  return `<p class="soft" style="margin:24px 0 16px;${FONT};font-size:14px;line-height:1.5;${SOFT}">${linked}</p>`;
}

function footerOf(desk: Desk): string {
  const { texts, brand } = desk;
  const link = (label: string, href: string): string =>
    `<a class="soft" href="${escapeHtml(href)}" style="${SOFT}">${escapeHtml(label)}</a>`;
  const links = [
    link(texts.imprint, brand.links.imprint),
    link(texts.privacy, brand.links.privacy),
    link(texts.terms, brand.links.terms),
    link(texts.withdraw, brand.links.withdrawal),
  ];
  return `<p class="soft" style="margin:0;${FONT};font-size:13px;line-height:1.5;${SOFT}">${escapeHtml(texts.automatic(brand.name))}<br>${links.join(' · ')}<br>${escapeHtml(companyLine(desk))}</p>`;
}
