// The layout of the sandbox's pages for people, and its index page.

export const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

export const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<style>
body{font:15px/1.5 system-ui,sans-serif;max-width:960px;margin:2rem auto;padding:0 1rem;color:#1d2330}
h1 small{background:#ffd23f;padding:.1em .5em;border-radius:.3em;font-size:.5em;vertical-align:middle}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4em .6em;border-bottom:1px solid #ddd}
pre,iframe{width:100%;border:1px solid #ddd;padding:.6em;box-sizing:border-box;white-space:pre-wrap}iframe{height:50rem;background:#fff}
</style></head><body><h1>${escape(title)} <small>SANDBOX</small></h1>${body}</body></html>`;

/** Each button reloads the page once the webhooks that came due are delivered. */
const clockButtons = ['1h', '6h', '1d', '7d']
  .map(
    (step) =>
      `<button onclick="fetch('/__sandbox/clock',{method:'POST',headers:{'content-type':'application/json'},` +
      `body:JSON.stringify({advance:'${step}'})}).then(()=>location.reload())">+ ${step}</button>`,
  )
  .join(' ');

export function indexPage(facts: { url: string; smtp: string; clock: string }): string {
  const rows = [
    ['EasyPost', `${facts.url}/easypost/v2/`],
    ['PayPal', `${facts.url}/paypal/`],
    ['Computop', `${facts.url}/computop/`],
    ['VIES', `${facts.url}/vies/`],
    ['Google Places', `${facts.url}/google-places/`],
    ['Mail sink', facts.smtp],
    ['Clock', facts.clock],
  ].map(([name, value]) => `<tr><th>${name}</th><td>${escape(value ?? '')}</td></tr>`);
  const links = ['state', 'journal', 'faults', 'clock', 'mails']
    .map((name) => `<li><a href="/__sandbox/${name}">/__sandbox/${name}</a></li>`)
    .join('');
  return page(
    'Sandbox',
    `<p>Nothing here is real: no parcel moves, no money flows, no mail leaves.</p>
<table>${rows.join('')}</table><p>Parcels, refunds and holds follow this clock: ${clockButtons}</p><h2>Control</h2><ul>${links}<li><a href="/__sandbox/mail">Read the mail</a></li></ul>`,
  );
}
