// What an order shows only once it is known, and rests.
import { lazy } from 'react';
import { loadTexts } from '../../i18n/use-text.ts';
import { early } from '../../lib/early.ts';

/** Loaded, with the sentences about prices, while the order is being asked for: it is what nearly everybody sees next. */
export const CompletedCheckout = early(async () => {
  const [file] = await Promise.all([import('./completed-checkout.tsx'), loadTexts('buy')]);
  return file.CompletedCheckout;
});
/** Loaded early as well: where nobody answers, its own file would not come either. */
export const LoadFailed = early(async () => (await import('./load-failed.tsx')).LoadFailed);
export const MissingIntent = lazy(() =>
  import('./missing-intent.tsx').then((file) => ({ default: file.MissingIntent })),
);
export const StoppedCheckout = lazy(() =>
  import('./stopped-checkout.tsx').then((file) => ({ default: file.StoppedCheckout })),
);
export const EndedCheckout = lazy(() =>
  import('./ended-checkout.tsx').then((file) => ({ default: file.EndedCheckout })),
);
export const ToPay = lazy(() => import('./to-pay.tsx').then((file) => ({ default: file.ToPay })));
export const LabelTrouble = lazy(() =>
  import('./label-trouble.tsx').then((file) => ({ default: file.LabelTrouble })),
);
export const SignInCard = lazy(() =>
  import('./sign-in-card.tsx').then((file) => ({ default: file.SignInCard })),
);
