// The notice in place of rates when all carriers have answered without one: what may help, and the link to it.
import type { CarrierMessage } from '#contract/rates.ts';
import { isNoAnswer } from '#domain/no-answer.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BackToShipment } from './rates-notices.tsx';
import { waysOut } from './rates-state.ts';
import { WayToField } from './too-long.tsx';

type Props = {
  messages: readonly CarrierMessage[];
  userId: string;
  /** Asks all carriers again; set if one did not answer and may still offer something. */
  onAskAgain: (() => void) | undefined;
};

export function EmptyNotice({ messages, userId, onAskAgain }: Props) {
  const { rates: t, unsold } = useText();
  if (onAskAgain && messages.some(isNoAnswer))
    return (
      <Notice
        tone="warn"
        title={t.silent.title}
        className="mt-3"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" size="sm" onClick={onAskAgain}>
              {t.list.askAgain}
            </Button>
            <BackToShipment variant="quiet" />
          </div>
        }
      >
        {t.silent.text}
      </Notice>
    );
  const ways = waysOut(messages);
  const [first] = messages.flatMap(({ tooLong = [] }) => tooLong);
  return (
    <Notice
      tone="warn"
      title={t.empty.title}
      className="mt-3"
      action={
        first && ways.length === 1 ? (
          <WayToField path={first.path} userId={userId} isButton>
            {unsold.tooLong.shorten}
          </WayToField>
        ) : (
          <BackToShipment />
        )
      }
    >
      {t.empty.text}
      {ways.length > 0 && ` ${unsold.helps(ways.map((way) => unsold.ways[way]))}`}
    </Notice>
  );
}
