// What an order that is done, or that came to nothing, changes in this browser.
import { useQueryClient } from '@tanstack/react-query';

/** Fetched when there is something to do: no page needs it to be drawn. */
const effects = () => import('./after-order.ts');

/** R88: the dashboard asks anew; the drafts of what was just sent are done with. */
export function useCompletion(): (intentId: string) => void {
  const client = useQueryClient();
  return (intentId) => {
    effects().then(
      ({ finishOrder }) => finishOrder(client, intentId),
      // Without it the drafts stay, and the dashboard is as old as this tab.
      () => undefined,
    );
  };
}

/** The next click on the pay button is a new decision with a new key. */
export function forgetAttempt(): void {
  effects().then(
    ({ dropAttempt }) => dropAttempt(),
    // Without it the next click learns from the server that its key is spent.
    () => undefined,
  );
}
