// What the browser shows before the app's files arrive: the wizard's frame, rendered once by the build (record 0024).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { WizardFrame } from './features/wizard/wizard-frame.tsx';
import { type Step, steps } from './features/wizard/wizard-state.ts';
import { currentText, loadLanguage, loadTexts } from './i18n/use-text.ts';
import type { Language } from './lib/format.ts';
import { siteQuery, unknownSite } from './lib/use-site.ts';
import { titleOf } from './lib/use-title.ts';
import { userKey } from './lib/use-user.ts';
import { PageShell } from './ui/page-shell.tsx';
import { Skeleton } from './ui/skeleton.tsx';

/** The server replaces this with the name of the site. */
const NAME_HERE = '{{name}}';

const anybody = {
  userId: '',
  firstName: '',
  email: '',
  business: false,
  status: null,
  permanentShipmentDiscount: 0,
  vatIdVerified: false,
  language: 'de' as const,
};

type FirstView = {
  /** The title of the browser's tab. */
  title: string;
  /** HTML; nothing in it is interactive yet. */
  steps: Record<Step, string>;
};

export async function firstViews(): Promise<Record<Language, FirstView>> {
  const inOne = async (language: Language) => {
    await loadLanguage(language);
    await loadTexts('ship');
    return {
      title: titleOf(currentText().wizard.title, NAME_HERE),
      steps: Object.fromEntries(steps.map((step) => [step, draw(step)])) as Record<Step, string>,
    };
  };
  // One after the other: there is only one current language.
  const de = await inOne('de');
  return { de, en: await inOne('en') };
}

function draw(step: Step): string {
  const client = new QueryClient();
  client.setQueryData(siteQuery.queryKey, { ...unknownSite, name: NAME_HERE });
  client.setQueryData(userKey, anybody);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/shipping-calculator">
        <div inert>
          <PageShell wide>
            <WizardFrame
              step={step}
              states={{}}
              packages={(step === 'package' || step === 'services') && <Skeleton className="h-46" />}
            >
              <Fields />
            </WizardFrame>
          </PageShell>
        </div>
      </Router>
    </QueryClientProvider>,
  );
}

/** As many fields as an address has. */
const Fields = () => (
  <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
    {Array.from({ length: 10 }, (_, index) => (
      <div key={index}>
        <Skeleton className="mb-2 h-3.5 w-24" />
        <Skeleton className="h-11 opacity-60" />
      </div>
    ))}
  </div>
);
