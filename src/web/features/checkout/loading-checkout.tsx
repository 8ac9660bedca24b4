// The placeholder for a checkout whose first answer is awaited.
import { useText } from '../../i18n/use-text.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The labels need more room: on a phone the footer stays below the viewport until they arrive, or it would jump. */
export const WAITING = 'mx-auto max-w-2xl max-sm:mb-[75dvh]';

export function LoadingCheckout({ text }: { text?: string }) {
  const t = useText();
  return (
    <Card role="status" className={WAITING}>
      {text ? (
        <h1 className="mb-6 text-xl">{text}</h1>
      ) : (
        <>
          <h1 className="sr-only">{t.checkout.loading}</h1>
          <Skeleton className="h-8 w-2/3" />
        </>
      )}
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="mt-8 h-24 w-full" />
    </Card>
  );
}
