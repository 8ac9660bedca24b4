// Lazily loaded parts of the order pages: what they show once the order's status is known.
import { lazy } from 'react';
import { loadTexts } from '../../i18n/use-text.ts';
import { preloadedLazy } from '../../lib/preloaded-lazy.ts';

/** Loaded, with the texts about prices, while the order is being fetched: nearly every customer sees it next. */
export const CompletedCheckout = preloadedLazy(async () => {
  const [file] = await Promise.all([import('./completed-checkout.tsx'), loadTexts('buy')]);
  return file.CompletedCheckout;
});
/** Loaded early as well: if the server stops answering, its own file would not arrive either. */
export const LoadFailed = preloadedLazy(async () => (await import('./load-failed.tsx')).LoadFailed);
export const MissingIntent = lazy(() =>
  import('./missing-intent.tsx').then((file) => ({ default: file.MissingIntent })),
);
export const StoppedCheckout = lazy(() =>
  import('./stopped-checkout.tsx').then((file) => ({ default: file.StoppedCheckout })),
);
export const EndedCheckout = lazy(() =>
  import('./ended-checkout.tsx').then((file) => ({ default: file.EndedCheckout })),
);
export const PendingPayment = lazy(() =>
  import('./pending-payment.tsx').then((file) => ({ default: file.PendingPayment })),
);
export const LabelTrouble = lazy(() =>
  import('./label-trouble.tsx').then((file) => ({ default: file.LabelTrouble })),
);
export const SignInCard = lazy(() =>
  import('./sign-in-card.tsx').then((file) => ({ default: file.SignInCard })),
);
