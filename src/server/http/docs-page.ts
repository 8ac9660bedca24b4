// The plain page that lists every call of the API.
import type { Endpoint } from '#contract/endpoint.ts';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { escapeHtml } from '../escape-html.ts';

const ACCESS_WORDS: Record<Endpoint['access'], string> = {
  open: 'open',
  visitor: 'open, creates a guest',
  owner: 'session or guest',
  user: 'session',
};

export function docsPage(title: string): string {
  const rows = allEndpoints
    .map(
      ({ noun, name, endpoint }) =>
        `<tr><td>${escapeHtml(noun)}</td><td><code>${endpoint.method} ${escapeHtml(endpoint.path)}</code></td>` +
        `<td>${escapeHtml(name)}</td><td>${ACCESS_WORDS[endpoint.access]}</td><td>${escapeHtml(endpoint.summary)}</td></tr>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} API</title></head>
<body><h1>${escapeHtml(title)} API</h1>
<p>Request bodies and replies as an OpenAPI document: <a href="/api/docs/openapi.json">openapi.json</a></p>
<table border="1" cellpadding="6"><thead><tr><th>Noun</th><th>Call</th><th>Name</th><th>Access</th><th>What it does</th></tr></thead>
<tbody>
${rows}
</tbody></table></body></html>
`;
}
