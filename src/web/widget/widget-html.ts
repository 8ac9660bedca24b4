// The widget, written by the build in each language: a small calculator in other people's pages (R117).
import {
  brandName,
  customsField,
  documentHtml,
  type PageParts,
  routeFields,
  sandboxNote,
  sizeFields,
  submitRow,
  waitingCards,
} from '../calculator/calculator-html.ts';
import { html } from '../calculator/html.ts';
import { COMPARE_PATH } from '../lib/paths.ts';

export const widgetHtml = (parts: PageParts): string => {
  const { language, text } = parts;
  const { widget: t, calculator: c } = text;
  return documentHtml(parts, {
    title: t.of(brandName),
    head: html`<meta name="robots" content="noindex" />
      <meta name="description" content="${t.title}" />
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />`,
    body: html`<body>
      <main>
        <h1>${t.title}</h1>
        <form action="/widget" method="get" aria-label="${t.title}">
          <input type="hidden" name="lang" value="${language}" />
          ${routeFields(parts)} ${sizeFields(parts)} ${customsField(parts)} ${submitRow(parts)}
          <p id="news" class="hint" role="status"></p>
        </form>
        <p class="by"><a href="${COMPARE_PATH}&amp;lang=${language}" target="_top">${t.of(brandName)}</a></p>
        ${sandboxNote(parts)}
      </main>
      <dialog id="dialog" aria-labelledby="found">
        <div class="over">
          <h2 id="found" tabindex="-1">${c.results}</h2>
          <button type="button" class="button" id="close">${t.close}</button>
        </div>
        <p id="status" class="unseen" role="status"></p>
        <div id="results"></div>
      </dialog>
      <template id="waiting">${waitingCards(parts)}</template>
    </body>`,
  });
};
