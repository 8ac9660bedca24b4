// Starts the browser's side: language, the user and the first page are fetched at the same time.
import './styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadLanguage, storedLanguage } from './i18n/use-text.ts';
import { createQueryClient } from './lib/query-client.ts';
import { siteQuery } from './lib/use-site.ts';
import { fetchUser, userKey } from './lib/use-user.ts';
import { preloadPage } from './routes.ts';

const client = createQueryClient();
void client.prefetchQuery({ queryKey: userKey, queryFn: fetchUser });
void client.prefetchQuery(siteQuery);
preloadPage(location.pathname);

await loadLanguage(storedLanguage());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
