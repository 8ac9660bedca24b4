// Each page is a file of its own, loaded with its sentences when it is needed.
import { type ComponentType, lazy } from 'react';
import { loadTexts } from './i18n/use-text.ts';
import { atOnce } from './lib/at-once.ts';
import { pageAt, type PageName, textsOf } from './page-paths.ts';

type Loaded = { default: ComponentType };

const files = {
  auth: async () => ({ default: (await import('./pages/auth-page.tsx')).AuthPage }),
  'forgot-password': async () => ({
    default: (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  'reset-password': async () => ({
    default: (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  }),
  wizard: async () => ({ default: (await import('./pages/wizard-page.tsx')).WizardPage }),
  rates: async () => ({ default: (await import('./pages/rates-page.tsx')).RatesPage }),
  'checkout-success': async () => ({
    default: (await import('./pages/checkout-success-page.tsx')).CheckoutSuccessPage,
  }),
  'label-success': async () => ({
    default: (await import('./pages/label-success-page.tsx')).LabelSuccessPage,
  }),
  'payment-success': async () => ({
    default: (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
  }),
  'payment-failed': async () => ({
    default: (await import('./pages/payment-failed-page.tsx')).PaymentFailedPage,
  }),
  'checkout-error': async () => ({
    default: (await import('./pages/checkout-error-page.tsx')).CheckoutErrorPage,
  }),
  'checkout-cancel': async () => ({
    default: (await import('./pages/checkout-cancel-page.tsx')).CheckoutCancelPage,
  }),
  dashboard: async () => ({ default: (await import('./pages/dashboard-page.tsx')).DashboardPage }),
  shipments: async () => ({ default: (await import('./pages/shipments-page.tsx')).ShipmentsPage }),
  'queried-root': async () => ({
    default: (await import('./pages/queried-root-page.tsx')).QueriedRootPage,
  }),
  legal: async () => ({ default: (await import('./pages/legal-page.tsx')).LegalPage }),
  profile: async () => ({ default: (await import('./pages/profile-page.tsx')).ProfilePage }),
  track: async () => ({ default: (await import('./pages/track-page.tsx')).TrackPage }),
  'not-found': async () => ({ default: (await import('./pages/not-found-page.tsx')).NotFoundPage }),
} satisfies Record<PageName, () => Promise<Loaded>>;

const loading = new Map<PageName, Promise<Loaded>>();
const loaded = new Map<PageName, Loaded>();

/** Once, also when it fails: then the page has to be loaded anew. The file and its sentences come at the same time. */
function load(page: PageName): Promise<Loaded> {
  const started = loading.get(page) ?? withTexts(page);
  loading.set(page, started);
  return started;
}

async function withTexts(page: PageName): Promise<Loaded> {
  const [file] = await Promise.all([files[page](), ...textsOf[page].map(loadTexts)]);
  loaded.set(page, file);
  return file;
}

const fileOf = (page: PageName): Promise<Loaded> => {
  const file = loaded.get(page);
  return file ? atOnce(file) : load(page);
};

export const pages = Object.fromEntries(
  (Object.keys(files) as PageName[]).map((page) => [page, lazy(() => fileOf(page))]),
) as Record<PageName, ReturnType<typeof lazy<ComponentType>>>;

/** Loads the page that this path will most likely show; never fails: the page itself reports, when it is drawn. */
export const preloadPage = (path: string, isSignedIn: boolean): Promise<unknown> =>
  load(pageAt(path, isSignedIn)).catch(() => undefined);
