// What `npm start` runs: ready means ready to buy, a second start is refused in one sentence, and settings reach the pages.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { openBuiltHouse } from '../support/built-house.ts';

test('health is 200 only once the sandbox answers, a second start says who holds the data, and a legal page hosted elsewhere redirects there', async ({
  page,
}) => {
  // Only its health is waited for, every few milliseconds.
  const house = await openBuiltHouse({ LINK_IMPRINT: 'https://legal.example/imprint' });
  try {
    const sandbox = await fetch(`${house.sandboxUrl}/__sandbox/state`).catch((error: unknown) => error);
    expect(sandbox, String(sandbox)).toMatchObject({ status: 200 });

    const port = new URL(house.url).port;
    const second = spawn(process.execPath, ['dist/launcher.js'], {
      env: {
        ...process.env,
        PORT: port,
        SANDBOX_PORT: new URL(house.sandboxUrl).port,
        DATA_DIR: house.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [second.stdout, second.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(second, 'close')) as [number];
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(/^The data directory .* is in use by process \d+; stop it first/),
    ]);
    expect(code).toBe(1);
    expect((await fetch(`${house.url}/api/health`)).status).toBe(200);

    await page.route('https://legal.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await page.goto(`${house.url}/imprint`);
    await expect(page).toHaveURL('https://legal.example/imprint');
  } finally {
    await house.stop();
  }
});
