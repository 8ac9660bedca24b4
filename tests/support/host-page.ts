// A third-party site on its own origin: the page that embeds the widget, and one that sends it forged messages.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type HostPage = AsyncDisposable & {
  url: string;
};

/** `/`: a page with these scripts or frames in it. `/liar`: posts the JSON in its hash to its parent. */
export async function openHostPage(inside: string): Promise<HostPage> {
  const pages: Record<string, string> = {
    '/': `<!doctype html><html lang="en"><title>A shop</title><body style="margin:0"><main><h1>A shop</h1>
<div id="slot">${inside}</div></main><script>
window.heard = [];
addEventListener('message', ({ data, origin }) => heard.push({ data, origin, at: performance.now() }));
</script></body></html>`,
    '/liar': `<!doctype html><title>Liar</title><script>
parent.postMessage(JSON.parse(decodeURIComponent(location.hash.slice(1))), '*');
</script>`,
  };
  const server = createServer(({ url = '/' }, response) => {
    const page = pages[url];
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
