// A shipment that the server hands out only once is not lost on its way into the wizard.
import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '#tests/browser-storage.ts';
import { claim } from './use-saved-session.ts';
import { readKept } from './wizard-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

test('the browser stores a shipment before the server forgets it, even if the user has left the wizard', async () => {
  stubBrowser();
  Object.assign(document, { documentElement: { lang: 'en' } });
  vi.stubGlobal('history', { state: null });
  const kept = () => readKept('ada').form.toAddress.city;
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    seen.push(`${method}: ${kept()}`);
    return Response.json({ success: true, data: { toAddress: { city: 'Lyon' } } });
  });
  expect(await claim('ada')).toMatchObject({ dropped: false });
  expect(seen).toEqual(['GET: ', 'DELETE: Lyon']);
});
