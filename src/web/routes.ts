// Each page is a file of its own, loaded on demand together with its texts.
import { type ComponentType, lazy } from 'react';
import { loadTexts } from './i18n/use-text.ts';
import { resolvedAtOnce } from './lib/resolved-at-once.ts';
import { pageAt, type PageName, textsOf } from './page-paths.ts';

type Loaded = { default: ComponentType };

const files = {
  auth: async () => (await import('./pages/auth-page.tsx')).AuthPage,
  'forgot-password': async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
  'reset-password': async () => (await import('./pages/reset-password-page.tsx')).ResetPasswordPage,
  wizard: async () => (await import('./pages/wizard-page.tsx')).WizardPage,
  rates: async () => (await import('./pages/rates-page.tsx')).RatesPage,
  'checkout-success': async () => (await import('./pages/checkout-success-page.tsx')).CheckoutSuccessPage,
  'label-success': async () => (await import('./pages/label-success-page.tsx')).LabelSuccessPage,
  'payment-success': async () => (await import('./pages/payment-success-page.tsx')).PaymentSuccessPage,
  'payment-failed': async () => (await import('./pages/payment-failed-page.tsx')).PaymentFailedPage,
  'checkout-error': async () => (await import('./pages/checkout-error-page.tsx')).CheckoutErrorPage,
  'checkout-cancel': async () => (await import('./pages/checkout-cancel-page.tsx')).CheckoutCancelPage,
  dashboard: async () => (await import('./pages/dashboard-page.tsx')).DashboardPage,
  shipments: async () => (await import('./pages/shipments-page.tsx')).ShipmentsPage,
  'queried-root': async () => (await import('./pages/queried-root-page.tsx')).QueriedRootPage,
  legal: async () => (await import('./pages/legal-page.tsx')).LegalPage,
  profile: async () => (await import('./pages/profile-page.tsx')).ProfilePage,
  track: async () => (await import('./pages/track-page.tsx')).TrackPage,
  'not-found': async () => (await import('./pages/not-found-page.tsx')).NotFoundPage,
} satisfies Record<PageName, () => Promise<ComponentType>>;

const loading = new Map<PageName, Promise<Loaded>>();
const loaded = new Map<PageName, Loaded>();

/** Once, even if it fails: then only reloading the page helps. The file and its texts load at the same time. */
function load(page: PageName): Promise<Loaded> {
  const started = loading.get(page) ?? withTexts(page);
  loading.set(page, started);
  return started;
}

async function withTexts(page: PageName): Promise<Loaded> {
  const [component] = await Promise.all([files[page](), ...textsOf[page].map(loadTexts)]);
  const file = { default: component };
  loaded.set(page, file);
  return file;
}

const fileOf = (page: PageName): Promise<Loaded> => {
  const file = loaded.get(page);
  return file ? resolvedAtOnce(file) : load(page);
};

export const pages = Object.fromEntries(
  (Object.keys(files) as PageName[]).map((page) => [page, lazy(() => fileOf(page))]),
) as Record<PageName, ReturnType<typeof lazy<ComponentType>>>;

/** Loads the page that this path will most likely show; never fails: the page reports a failure when it renders. */
export const preloadPage = (path: string, isSignedIn: boolean): Promise<unknown> =>
  load(pageAt(path, isSignedIn)).catch(() => undefined);
