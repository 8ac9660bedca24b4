// The welcome page of a password-protected site: self-contained, without script, in both languages (C-62).
import type { Language } from '#domain/user.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Config } from '../config.ts';
import { deSite } from '../i18n/de-site.ts';
import { enSite } from '../i18n/en-site.ts';

type Visit = {
  language: Language;
  /** The page the visitor asked for. */
  next: string;
  problem: 'wrong' | 'throttled' | null;
};

const texts = { de: deSite, en: enSite };

export function welcomePage({ brand }: Config, { language, next, problem }: Visit): string {
  const name = escapeHtml(brand.name);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(texts[language].title)} – ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<form method="post" action="/api/site/unlock">
<input type="hidden" name="next" value="${escapeHtml(next)}">
<header>
<p class="brand">${MARK}${name}</p>
<fieldset>
<legend>Sprache / Language</legend>
${(['de', 'en'] as const).map((code) => choiceOf(code, language)).join('\n')}
</fieldset>
</header>
<main>
${(['de', 'en'] as const).map((code) => partOf(code, problem)).join('\n')}
<label for="password">${both('password')}</label>
<input type="password" name="password" id="password" required maxlength="200" autocomplete="current-password" autofocus${problem ? ' aria-invalid="true" aria-describedby="problem-de problem-en"' : ''}>
<button>${both('submit')}</button>
<p class="soft">${both('questions')} <a href="mailto:${escapeHtml(brand.supportEmail)}">${escapeHtml(brand.supportEmail)}</a></p>
</main>
</form>
</body>
</html>
`;
}

const choiceOf = (code: Language, chosen: Language): string =>
  `<input type="radio" name="language" value="${code}" id="${code}"${code === chosen ? ' checked' : ''}><label for="${code}" lang="${code}" title="${texts[code].language}">${code.toUpperCase()}</label>`;

/** Both languages are in the page; CSS decides which is visible, so switching needs no script. */
function partOf(code: Language, problem: Visit['problem']): string {
  const t = texts[code];
  const said = problem
    ? `<p class="bad" role="alert" id="problem-${code}">${escapeHtml(t[problem])}</p>`
    : '';
  return `<div lang="${code}"><h1>${escapeHtml(t.title)}</h1><p>${escapeHtml(t.lead)}</p>${said}</div>`;
}

const both = (key: 'password' | 'submit' | 'questions'): string =>
  (['de', 'en'] as const)
    .map((code) => `<span lang="${code}">${escapeHtml(texts[code][key])}</span>`)
    .join('');

const MARK =
  '<svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0E4A6B"/><path d="M7 21c3 0 3 2 6 2s3-2 6-2 3 2 6 2M16 8v9M11 12l5-4 5 4v5H11z" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>';

/** The colours are the web's (a test compares); nothing is loaded, as nothing else is served without the password. */
const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--surface:#ffffff;--ink:#14212b;--ink-soft:#5b6b77;--line:#e3e1da;--edge:#87939c;--harbour:#0e4a6b;--signal:#c2410c;--bad:#b42318;--on-solid:#ffffff}
@media(prefers-color-scheme:dark){:root{--paper:#0e1519;--surface:#151f25;--ink:#eaf0f3;--ink-soft:#9db0bc;--line:#26343d;--edge:#647783;--harbour:#6cb6dd;--signal:#ff8a57;--bad:#ff8b7f;--on-solid:#0e1519}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1rem/1.5 'Inter Variable',system-ui,sans-serif;-webkit-font-smoothing:antialiased}
form{min-height:100dvh;display:flex;flex-direction:column}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:3.5rem;padding:0 1.5rem;background:var(--surface);border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:.5rem;font-weight:600;letter-spacing:-.02em}
fieldset{display:flex;border:1px solid var(--line);border-radius:6px;padding:0;font-size:.8125rem;font-weight:500}
legend,fieldset input{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
fieldset label{min-height:2rem;min-width:2.25rem;display:grid;place-items:center;padding:0 .5rem;border-radius:5px;color:var(--ink-soft);cursor:pointer}
fieldset input:checked+label{background:var(--harbour);color:var(--on-solid)}
main{width:100%;max-width:26rem;margin:12vh auto 2rem;padding:1.5rem;display:flex;flex-direction:column;gap:.75rem;background:var(--surface);border:1px solid var(--line);border-radius:10px}
main>div{display:flex;flex-direction:column;gap:.75rem}
h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;font-weight:600}
main label{font-size:.8125rem;font-weight:500;margin-top:.25rem}
main input{width:100%;min-height:2.75rem;padding:0 .75rem;margin-top:-.5rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:6px}
main input[aria-invalid]{border-color:var(--bad)}
button{min-height:3rem;font:inherit;font-weight:500;color:var(--on-solid);background:var(--signal);border:0;border-radius:6px;cursor:pointer}
:focus-visible,fieldset input:focus-visible+label{outline:2px solid var(--harbour);outline-offset:2px}
.bad{color:var(--bad)}
.soft{font-size:.8125rem;color:var(--ink-soft)}
a{color:var(--harbour)}
:root:has(#de:checked) main [lang=en],:root:has(#en:checked) main [lang=de]{display:none}
@media(max-width:30rem){header{padding:0 1rem}main{margin-top:0;border-width:0 0 1px;border-radius:0;max-width:none;padding:2rem 1rem}}
`;
