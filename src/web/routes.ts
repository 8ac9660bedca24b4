// Which page stands at which path; each page is a file of its own that is loaded when it is needed.
import { lazy } from 'react';
import { loadTexts, type TextGroup } from './i18n/use-text.ts';
import { FORGOT_PATH, RESET_PATH } from './lib/paths.ts';
import { wasSignedIn } from './lib/use-user.ts';

const load = {
  auth: () =>
    withTexts(['auth'], import('./pages/auth-page.tsx')).then((file) => ({ default: file.AuthPage })),
  forgotPassword: () =>
    withTexts(['auth'], import('./pages/forgot-password-page.tsx')).then((file) => ({
      default: file.ForgotPasswordPage,
    })),
  resetPassword: () =>
    withTexts(['auth'], import('./pages/reset-password-page.tsx')).then((file) => ({
      default: file.ResetPasswordPage,
    })),
  wizard: () =>
    withTexts(['ship'], import('./pages/wizard-page.tsx')).then((file) => ({ default: file.WizardPage })),
  rates: () =>
    withTexts(['buy'], import('./pages/rates-page.tsx')).then((file) => ({ default: file.RatesPage })),
  checkoutSuccess: () =>
    withTexts(['pay'], import('./pages/checkout-success-page.tsx')).then((file) => ({
      default: file.CheckoutSuccessPage,
    })),
  labelSuccess: () =>
    withTexts(['pay'], import('./pages/label-success-page.tsx')).then((file) => ({
      default: file.LabelSuccessPage,
    })),
  paymentSuccess: () =>
    withTexts(['pay'], import('./pages/payment-success-page.tsx')).then((file) => ({
      default: file.PaymentSuccessPage,
    })),
  paymentFailed: () =>
    withTexts(['pay'], import('./pages/payment-failed-page.tsx')).then((file) => ({
      default: file.PaymentFailedPage,
    })),
  checkoutError: () =>
    withTexts(['pay'], import('./pages/checkout-error-page.tsx')).then((file) => ({
      default: file.CheckoutErrorPage,
    })),
  checkoutCancel: () =>
    withTexts(['pay'], import('./pages/checkout-cancel-page.tsx')).then((file) => ({
      default: file.CheckoutCancelPage,
    })),
  dashboard: () =>
    withTexts(['orders'], import('./pages/dashboard-page.tsx')).then((file) => ({
      default: file.DashboardPage,
    })),
  shipments: () =>
    withTexts(['orders'], import('./pages/shipments-page.tsx')).then((file) => ({
      default: file.ShipmentsPage,
    })),
  loadOrder: () =>
    withTexts(['desk'], import('./pages/load-order-page.tsx')).then((file) => ({
      default: file.LoadOrderPage,
    })),
  profile: () =>
    withTexts(['profile', 'orders'], import('./pages/profile-page.tsx')).then((file) => ({
      default: file.ProfilePage,
    })),
  track: () =>
    withTexts(['track'], import('./pages/track-page.tsx')).then((file) => ({ default: file.TrackPage })),
  notFound: () => import('./pages/not-found-page.tsx').then((file) => ({ default: file.NotFoundPage })),
};

/** The page's file and its sentences come at the same time. */
const withTexts = async <F>(groups: readonly TextGroup[], file: Promise<F>): Promise<F> =>
  (await Promise.all([file, ...groups.map(loadTexts)]))[0];

export const pages = {
  auth: lazy(load.auth),
  forgotPassword: lazy(load.forgotPassword),
  resetPassword: lazy(load.resetPassword),
  wizard: lazy(load.wizard),
  rates: lazy(load.rates),
  checkoutSuccess: lazy(load.checkoutSuccess),
  labelSuccess: lazy(load.labelSuccess),
  paymentSuccess: lazy(load.paymentSuccess),
  paymentFailed: lazy(load.paymentFailed),
  checkoutError: lazy(load.checkoutError),
  checkoutCancel: lazy(load.checkoutCancel),
  dashboard: lazy(load.dashboard),
  shipments: lazy(load.shipments),
  loadOrder: lazy(load.loadOrder),
  profile: lazy(load.profile),
  track: lazy(load.track),
  notFound: lazy(load.notFound),
};

/** B§2; a protected page shows the auth page to visitors, under its own URL (R17). */
export const protectedPages = [
  ['/shipping-calculator', 'wizard'],
  ['/rates', 'rates'],
  ['/dashboard', 'dashboard'],
  ['/shipments', 'shipments'],
  ['/profile', 'profile'],
] as const;

/** B§2, B§6: what came of a payment is told without a login; and who has forgotten the password has none (C-63). */
export const openPages = [
  ['/label-success', 'labelSuccess'],
  ['/payment/success', 'paymentSuccess'],
  ['/payment-success', 'paymentSuccess'],
  ['/payment-failed', 'paymentFailed'],
  ['/payment-error', 'paymentFailed'],
  ['/checkout-success', 'checkoutSuccess'],
  ['/checkout-error', 'checkoutError'],
  ['/checkout-cancel', 'checkoutCancel'],
  ['/track/:code', 'track'],
  [FORGOT_PATH, 'forgotPassword'],
  [RESET_PATH, 'resetPassword'],
] as const;

/** Starts to load the page that this path will most likely show. */
export function preloadPage(path: string): void {
  const behindLogin = () =>
    wasSignedIn() ? (protectedPages.find(([at]) => at === path)?.[1] ?? 'dashboard') : 'auth';
  const stood = path.replace(/^\/track\/[^/]+$/, '/track/:code');
  const name = openPages.find(([at]) => at === stood)?.[1] ?? behindLogin();
  load[name]().catch(() => {
    // Only a head start: the page itself is loaded again, and reports, when it is drawn.
  });
}
