// Extra notices of a checkout in progress: its status is out of date, or polling has stopped.
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ONGOING_TITLE } from './ongoing-checkout.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import type { IntentState } from './use-intent.ts';

export function PollNotices({
  state: { error, gaveUp, asking, update },
}: {
  state: Omit<IntentState, 'intent'>;
}) {
  const t = useText();
  useFocusKept(gaveUp, ONGOING_TITLE);
  if (gaveUp)
    return (
      <Notice
        className="mt-6"
        action={
          <Button variant="primary" onClick={update} busy={asking}>
            {t.checkout.update}
          </Button>
        }
      >
        {t.checkout.tooLong}
      </Notice>
    );
  return (
    error !== null && (
      <Notice tone="warn" className="mt-6">
        {t.checkout.stillTrying}
      </Notice>
    )
  );
}
