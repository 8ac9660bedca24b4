// Which page is at which path, and the texts it needs. Plain data: the build reads it, too (scripts/page-files.ts).
import { namedPath, TRACK_PATH } from '#contract/track-page.ts';
import type { TextGroup } from './i18n/use-text.ts';
import { authPaths, FORGOT_PATH, RESET_PATH } from './lib/paths.ts';

/** Every page's file is pages/<name>-page.tsx; its groups of texts load with it, besides those of every page. */
export const textsOf = {
  auth: ['auth'],
  'forgot-password': ['auth'],
  'reset-password': ['auth'],
  wizard: ['ship'],
  rates: ['buy'],
  'checkout-success': ['pay'],
  'label-success': ['pay'],
  'payment-success': ['pay'],
  'payment-failed': ['pay'],
  'checkout-error': ['pay'],
  'checkout-cancel': ['pay'],
  dashboard: ['orders'],
  shipments: ['orders'],
  'queried-root': [],
  legal: ['legal'],
  profile: ['profile', 'orders'],
  track: ['track'],
  'not-found': [],
} as const satisfies Record<string, readonly TextGroup[]>;

export type PageName = keyof typeof textsOf;

/** B§2; a protected page shows the auth page to visitors, under its own URL (R17). */
export const protectedPages = [
  ['/shipping-calculator', 'wizard'],
  ['/rates', 'rates'],
  ['/dashboard', 'dashboard'],
  ['/shipments', 'shipments'],
  ['/profile', 'profile'],
] as const;

/**
 * B§2, B§6: the outcome of a payment is shown without a login; and who has forgotten the password cannot log in (C-63).
 * Some of these paths are in contract/pages.ts as well: sharing them would cost every page bytes. A test compares both.
 */
export const openPages = [
  ['/label-success', 'label-success'],
  ['/payment/success', 'payment-success'],
  ['/payment-success', 'payment-success'],
  ['/payment-failed', 'payment-failed'],
  ['/payment-error', 'payment-failed'],
  ['/checkout-success', 'checkout-success'],
  ['/checkout-error', 'checkout-error'],
  ['/checkout-cancel', 'checkout-cancel'],
  [TRACK_PATH, 'track'],
  [FORGOT_PATH, 'forgot-password'],
  [RESET_PATH, 'reset-password'],
  ['/imprint', 'legal'],
  ['/impressum', 'legal'],
  ['/withdrawal', 'legal'],
  ['/widerruf', 'legal'],
] as const;

/** The page that this path most likely shows: decides what to load first, never what may be seen. */
export function pageAt(path: string, isSignedIn: boolean): PageName {
  const stood = namedPath(path);
  const open = openPages.find(([at]) => at === stood)?.[1];
  if (open) return open;
  const found = stood === '/' ? 'dashboard' : protectedPages.find(([at]) => at === stood)?.[1];
  if (found) return isSignedIn ? found : 'auth';
  return authPaths.includes(stood) ? 'auth' : 'not-found';
}
