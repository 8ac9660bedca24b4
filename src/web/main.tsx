// Starts the app in the browser: language, user and first page are fetched at the same time.
import './styles.css';
import './large-text.css';
import './print.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadLanguage } from './i18n/use-text.ts';
import { startLanguage } from './lib/language-choice.ts';
import { takeBoot } from './lib/boot.ts';
import { createQueryClient } from './lib/query-client.ts';
import { followOtherTabs } from './lib/use-user.ts';
import { preloadPage } from './routes.ts';

const client = createQueryClient();
const isSignedIn = takeBoot(client);
followOtherTabs(client);

// Rendered once there is something to render: a spinner that was shown stays for a while (React, 300 ms).
// NOTE: not awaited here. The page's file imports this one, and would wait for it to end.
void Promise.all([loadLanguage(startLanguage()), preloadPage(location.pathname, isSignedIn)]).then(
  draw,
  showFailure,
);

function draw(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  // In slices: a first view is already there, and the browser can still respond to input meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <App />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Says now that nothing can be rendered, not only after a while; our own texts may be what is missing. */
function showFailure(): void {
  document.getElementById('undrawn')?.style.setProperty('animation', 'none');
}
