// What an order that is completed, or has failed, changes in this browser.
import { useQueryClient } from '@tanstack/react-query';

/** Loaded when there is something to do: no page needs it for rendering. */
const effects = () => import('./after-order.ts');

/** R88: the dashboard refetches; the drafts of what was just sent are no longer needed. */
export function useCompletion(): (intentId: string) => void {
  const client = useQueryClient();
  return (intentId) => {
    effects().then(
      ({ finishOrder }) => finishOrder(client, intentId),
      // If it fails to load, the drafts stay, and the dashboard is as old as this tab.
      () => undefined,
    );
  };
}

/** The next click on the pay button is a new decision with a new key. */
export function forgetAttempt(): void {
  effects().then(
    ({ dropAttempt }) => dropAttempt(),
    // If it fails to load, the next click learns from the server that its key is spent.
    () => undefined,
  );
}
