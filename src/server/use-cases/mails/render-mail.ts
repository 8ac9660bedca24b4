// Renders an outbox row into subject, text and HTML in the customer's language.
import { warehouseLine } from '#domain/warehouse.ts';
import type { Config } from '../../config.ts';
import type { Mail } from '../../db/outbox.ts';
import { wordsOf } from '../../documents/words.ts';
import { de } from '../../i18n/de.ts';
import { en } from '../../i18n/en.ts';
import { originOf } from '../../origin.ts';
import type { Desk, Enclosed } from './mail-kind.ts';
import { mailKindNamed } from './mail-kinds.ts';
import { htmlOf } from './mail-html.ts';
import { textOf } from './mail-text.ts';

type Rendered = { subject: string; text: string; html: string };

type Row = Pick<Mail, 'kind' | 'language' | 'data'>;

/** The checked row. Throws when the kind is unknown or the data incomplete: a defect of ours, the mail waits. */
export const draftOf = ({ kind, data }: Pick<Row, 'kind' | 'data'>) => mailKindNamed(kind).draft(data);

export function renderMail(config: Config, { kind, language, data }: Row, enclosed: Enclosed): Rendered {
  const desk = deskOf(config, language, enclosed);
  const letter = draftOf({ kind, data }).write(desk);
  return {
    subject: letter.subject,
    text: textOf(letter, desk),
    html: htmlOf(letter, desk, language),
  };
}

/** The same formats as on papers. */
const words = { de: wordsOf('de'), en: wordsOf('en') };

const deskOf = (config: Config, language: Mail['language'], enclosed: Enclosed): Desk => ({
  texts: language === 'en' ? en : de,
  brand: { ...config.brand, links: linksOf(config, language) },
  company: config.company,
  enclosed,
  warehouse: config.hub && warehouseLine(config.hub),
  linkTo: (path) => pageLink(config, language, path),
  euro: words[language].money,
  day: words[language].day,
  town: words[language].town,
});

/** Our own pages are configured by path only; a mail needs the full URL. */
function linksOf(config: Config, language: Mail['language']): Config['brand']['links'] {
  const { links } = config.brand;
  const whole = (link: string): string => (link.startsWith('/') ? pageLink(config, language, link) : link);
  return {
    ...links,
    imprint: whole(links.imprint),
    privacy: whole(links.privacy),
    terms: whole(links.terms),
    withdrawal: whole(links.withdrawal),
  };
}

/** A new browser gets German: the reader of an English mail stays in English (C-48). */
function pageLink(config: Config, language: Mail['language'], path: string): string {
  if (language === 'de') return `${originOf(config)}${path}`;
  const link = new URL(`${originOf(config)}${path}`);
  link.searchParams.set('lang', language);
  return link.href;
}
