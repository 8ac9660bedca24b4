// The parts of both calculators, written by the build: document, form, waiting cards.
import { comparedCarriers, DEFAULT_GOODS_VALUE_CENTS } from '#domain/calculator.ts';
import type { Text } from '../i18n/use-text.ts';
import type { Country } from '../lib/country-list.ts';
import type { Language } from '../lib/format.ts';
import { type Figure, units } from '../lib/typed-figure.ts';
import { fieldIds } from './field-ids.ts';
import { Html, html, placeholder, whenSet } from './html.ts';

/** What the build knows about a page. */
export type PageParts = {
  language: Language;
  text: Pick<Text, 'calculator' | 'landing' | 'widget' | 'site'>;
  countries: readonly Country[];
  /** Minified, inlined into the page. */
  css: string;
  /** The path of the page's own script. */
  script: string;
};

/** The frame of every page without React; `head` and `body` are the page's own. */
export const documentHtml = (
  { language, css, script }: PageParts,
  page: { title: string; head: Html; body: Html },
): string =>
  withoutLayout(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${page.title}</title>
          ${page.head}
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1519" />
          <style>
            ${new Html(css)}
          </style>
          <script type="module" src="${script}"></script>
        </head>
        ${page.body}
      </html> `.text,
  );

/** Line breaks are for readers of this file; between two tags they would be text. */
const withoutLayout = (text: string): string =>
  text.replace(/(>|\}\})\s*\n\s*(?=<|\{\{[?/])/g, '$1').replace(/\s*\n\s*/g, ' ');

export const routeFields = ({ text: { calculator: t }, countries }: PageParts): Html =>
  html` <div class="pair">
    <p class="field">
      <label for="${fieldIds.from}">${t.from}</label>${countrySelect('from', countries, null)}
    </p>
    <p class="field">
      <label for="${fieldIds.to}">${t.to}</label>${countrySelect('to', countries, t.chooseCountry)}
    </p>
  </div>`;

/** Without a text for "none", Germany is selected. */
const countrySelect = (name: 'from' | 'to', countries: readonly Country[], none: string | null): Html =>
  html`<select id="${fieldIds[name]}" name="${fieldIds[name]}" required>
    ${none !== null && html`<option value="">${none}</option>`}${countries.map(
      ({ code, name: country }) =>
        html`<option value="${code}" ${none === null && code === 'DE' && new Html(' selected')}>
          ${country}
        </option>`,
    )}
  </select>`;

export const sizeFields = ({ text: { calculator: t } }: PageParts): Html =>
  html` <div class="sizes">
      ${(['length', 'width', 'height', 'weight'] as const).map((name) => figureField(name, t[name]))}
    </div>
    <p id="hint" class="hint" role="status" hidden></p>`;

export const figureField = (name: Figure, label: string, note?: string): Html => {
  const unit = units[name];
  return html`<p class="field">
    <label for="${fieldIds[name]}"
      >${note ? `${label} (${note})` : label}<span class="quiet"> (${unit})</span></label
    ><span class="unit" data-unit="${unit}"
      ><input
        id="${fieldIds[name]}"
        name="${fieldIds[name]}"
        inputmode="decimal"
        autocomplete="off"
        maxlength="20"
        ${new Html(name === 'value' ? `placeholder="${DEFAULT_GOODS_VALUE_CENTS / 100}"` : 'required')}
    /></span>
  </p>`;
};

export const customsField = ({ text: { calculator: t } }: PageParts): Html =>
  html`<p class="switch">
    <input type="checkbox" id="${fieldIds.customs}" name="${fieldIds.customs}" value="ja" /><label
      for="${fieldIds.customs}"
      >${t.customs}</label
    >
  </p>`;

export const submitRow = ({ text: { calculator: t } }: PageParts): Html =>
  html` <p id="message" class="message" role="alert"></p>
    <button class="button main" type="submit">${t.submit}</button>
    <noscript><p class="hint">${t.noScript}</p></noscript>`;

/** The carriers whose prices are compared; each has a card of the final size while its answer is awaited. */
export const waitingCards = ({ text: { calculator: t } }: PageParts): Html =>
  html` <ul class="rates" aria-hidden="true">
    ${comparedCarriers.map(
      (carrier) =>
        html`<li class="rate waiting">
          <p class="who">${t.askingCarrier(carrier)}</p>
          <p class="service"><i></i></p>
          <p class="days"><i></i></p>
          <p class="price"><i></i></p>
          <p class="go"><i></i></p>
        </li>`,
    )}
  </ul>`;

/** The parcel house on water beside the name, as in the app. */
export const brandMark = html`<svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="#0E4A6B" />
  <path
    d="M7 21c3 0 3 2 6 2s3-2 6-2 3 2 6 2M16 8v9M11 12l5-4 5 4v5H11z"
    fill="none"
    stroke="#fff"
    stroke-width="2.2"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

export const sandboxNote = ({ text }: PageParts): Html =>
  whenSet('sandbox', html`<p class="sandbox">${text.site.sandbox}</p>`);

export const brandName = placeholder('name');
