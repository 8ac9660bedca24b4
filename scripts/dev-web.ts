// The web server of `npm run dev`: Vite with hot reload, and before it the pages without React, rendered per request.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Plugin } from 'vite';
import { fillPage, type PageFacts, pageFor, siteFacts } from '../src/server/http/pages.ts';
import { writePages } from './pages.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const font = `/@fs${process.cwd()}/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`;

const pagesWithoutReact: Plugin = {
  name: 'pages-without-react',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      answer(request, response).then((done) => {
        if (!done) next();
      }, next);
    });
  },
};

/** False when Vite has to answer. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const url = request.url ?? '/';
  const path = url.split('?', 1)[0]?.slice(1) ?? '';
  const asked = pageFor(url, request.headers.cookie ?? '');
  const isFile = /^((assets\/(landing|widget)-\w+|widget)\.js|payment-window\.\w+\.html)$/.test(path);
  if (!asked && !isFile) return false;
  const { pages, files } = await writePages(font);
  if (asked) {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(fillPage(pages[asked.file] ?? '', { ...(await factsOfServer()), asking: asked.asking }));
  } else {
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(files[path] ?? '');
  }
  return true;
}

/** The facts the server would fill in, as far as /api/site has them. */
async function factsOfServer(): Promise<PageFacts> {
  const reply = await fetch(`${api}/api/site`);
  const site = (await reply.json()) as Parameters<typeof siteFacts>[0];
  return siteFacts({ ...site, hub: true, origin: 'http://127.0.0.1:5173' });
}

const server = await createServer({ plugins: [pagesWithoutReact] });
await server.listen();
server.printUrls();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void server.close().then(() => process.exit(0)));
