// Renders screens to markup without a browser, in German, from answers that are already there.
import { type QueryKey, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { loadLanguage, loadTexts } from '../../src/web/i18n/use-text.ts';
import { stubBrowser } from './browser-storage.ts';

/** For `beforeAll`: stubs the browser APIs that the payment screens use; answers the function that removes them. */
export async function stubBrowserForDrawing(): Promise<() => void> {
  stubBrowser();
  vi.stubGlobal('document', { documentElement: {}, cookie: '' });
  vi.stubGlobal('location', { search: '' });
  await loadLanguage('de');
  await loadTexts('pay');
  return () => void vi.unstubAllGlobals();
}

export function draw(screen: ReactElement, answers: readonly (readonly [QueryKey, unknown])[]): string {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const children = createElement(QueryClientProvider, { client }, screen);
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/', ssrSearch: '', children }));
}
