// The landing page, written by the build in each language; the server fills in brand, claims and links (R3, R113).
import {
  brandMark,
  brandName,
  customsField,
  documentHtml,
  figureField,
  type PageParts,
  routeFields,
  sandboxNote,
  sizeFields,
  submitRow,
  waitingCards,
} from '../calculator/calculator-html.ts';
import { Html, html, placeholder, whenSet } from '../calculator/html.ts';
import type { Language } from '../lib/format.ts';
import { COMPARE_PATH } from '../lib/paths.ts';

type LandingParts = PageParts & { font: string };

export const landingHtml = (parts: LandingParts): string =>
  documentHtml(parts, {
    title: parts.text.landing.title(brandName),
    head: head(parts),
    body: html`<body>
      <a class="skip" href="#content">${parts.text.site.skipToContent}</a>
      ${header(parts)}
      <main id="content" class="wide" tabindex="-1">
        ${hero(parts)} ${hubStrip(parts)} ${promises(parts)} ${invite(parts)}
      </main>
      ${footer(parts)}
      <template id="waiting">${waitingCards(parts)}</template>
    </body>`,
  });

/** The canonical address for search engines. Without a language parameter the page is German. */
const address = (language: Language): string =>
  `${placeholder('origin')}${COMPARE_PATH}${language === 'de' ? '' : `&lang=${language}`}`;

const head = ({ language, text: { landing: t }, font }: LandingParts): Html =>
  html` <meta name="description" content="${t.description}" />
    <link rel="canonical" href="${address(language)}" />
    <link rel="alternate" hreflang="de" href="${address('de')}" />
    <link rel="alternate" hreflang="en" href="${address('en')}" />
    <link rel="alternate" hreflang="x-default" href="${address('de')}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${t.title(brandName)}" />
    <meta property="og:description" content="${t.description}" />
    <meta property="og:url" content="${address(language)}" />
    <meta property="og:locale" content="${language === 'de' ? 'de_DE' : 'en_GB'}" />
    <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    <link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`;

const header = ({ language, text: { landing: t, site } }: LandingParts): Html =>
  html` <header class="top">
    <div class="wide">
      <a class="brand" href="/">${brandMark}<span>${brandName}</span></a>
      <nav aria-label="${site.navigation}">
        <a class="out" href="/auth">${t.logIn}</a>
        <a class="out wider" href="/register">${t.register}</a>
        <a class="in" href="/dashboard">${t.dashboard}</a>
      </nav>
      <div class="languages" role="group" aria-label="${site.language}">
        ${(['de', 'en'] as const).map(
          (code) =>
            html`<a
              href="${COMPARE_PATH}&amp;lang=${code}"
              hreflang="${code}"
              lang="${code}"
              data-language="${code}"
              ${code === language && new Html(' aria-current="true"')}
              >${code.toUpperCase()}</a
            >`,
        )}
      </div>
    </div>
  </header>`;

const hero = (parts: LandingParts): Html => {
  const { language, text } = parts;
  const { landing: t, calculator: c } = text;
  return html`<div class="hero">
    <div class="intro">
      <h1>${t.headline}</h1>
      <p class="lead">${t.lead}</p>
      ${ornament}
    </div>
    <form class="card" action="/" method="get" aria-label="${t.form}">
      <input type="hidden" name="lang" value="${language}" />
      ${routeFields(parts)} ${sizeFields(parts)}
      <div class="pair end">${figureField('value', c.value, c.optional)} ${customsField(parts)}</div>
      ${submitRow(parts)}
    </form>
    <section id="results" tabindex="-1" aria-label="${c.results}">
      ${whenSet(
        'asking',
        html`${waitingCards(parts)}
          <p class="duties"></p>`,
      )}
    </section>
    <p id="status" class="unseen" role="status"></p>
    ${facts(parts)}
  </div>`;
};

/** A parcel's route from door to door, with three stops; as in the app (ui/route-line.tsx). */
const ornament = html`<svg
  class="ornament"
  aria-hidden="true"
  viewBox="0 0 400 96"
  fill="none"
  stroke-width="2"
>
  <path
    d="M16 76C78 76 92 22 152 22s66 46 116 46 62-44 116-44"
    stroke="currentColor"
    stroke-dasharray="5 6"
    stroke-linecap="round"
  />
  <g class="stop">
    <circle cx="16" cy="76" r="6" />
    <circle cx="210" cy="46" r="6" />
  </g>
  <circle class="goal" cx="384" cy="24" r="7" />
</svg>`;

/** A claim is shown only if it is configured (C-60). */
const facts = ({ text: { landing: t } }: LandingParts): Html => {
  const fact = (name: string, { figure, text }: { figure: string; text: string }): Html =>
    whenSet(name, html`<li><b>${figure}</b> ${text}</li>`);
  return whenSet(
    'claims',
    html`<ul class="facts" aria-label="${t.facts}">
      ${fact('savings', t.savings(placeholder('savings')))}
      ${fact('customers', t.customers(placeholder('customers')))}
      ${fact('years', t.years(placeholder('years')))}
    </ul>`,
  );
};

const hubStrip = ({ text: { landing: t } }: LandingParts): Html =>
  whenSet(
    'hub',
    html`<section class="hub" aria-labelledby="hub">
      <h2 id="hub">${t.hub.title}</h2>
      <p class="lead">${t.hub.lead}</p>
      <ol class="stops">
        ${t.hub.stops.map(
          ({ name, text }) =>
            html`<li>
              <h3>${name}</h3>
              <p>${text}</p>
            </li>`,
        )}
      </ol>
    </section>`,
  );

const promises = ({ text: { landing: t } }: LandingParts): Html =>
  html` <section class="promises" aria-labelledby="promises">
    <h2 id="promises">${t.promisesTitle}</h2>
    <ul>
      ${t.promises.map((promise) => html`<li>${promise}</li>`)}
      ${whenSet('hub', html`<li>${t.hubPromise}</li>`)}
    </ul>
  </section>`;

const invite = ({ text: { landing: t } }: LandingParts): Html =>
  html` <section class="invite out" aria-labelledby="invite">
    <div>
      <h2 id="invite">${t.invite.title}</h2>
      <p>${t.invite.text}</p>
    </div>
    <p class="ways">
      <a class="button" href="/register">${t.register}</a>
      <span>${t.invite.known} <a href="/auth">${t.logIn}</a></span>
    </p>
  </section>`;

const footer = (parts: LandingParts): Html =>
  html` <footer>
    <div class="wide">
      ${(['privacy', 'terms', 'help', 'imprint', 'withdrawal'] as const).map((name) =>
        whenSet(name, html`<a href="${placeholder(name)}">${parts.text.site.links[name]}</a>`),
      )}
      ${sandboxNote(parts)}
    </div>
  </footer>`;
