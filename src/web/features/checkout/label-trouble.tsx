// The label page without labels: nothing was named, nothing was found, or nothing could be loaded (R97, R158).
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SupportBlock } from '../../ui/support-block.tsx';

type Props = {
  title: string;
  text?: ReactNode;
  onRetry?: (() => void) | undefined;
  onSignIn?: (() => void) | null;
  busy?: boolean;
};

export function LabelTrouble({ title, text, onRetry, onSignIn = null, busy = false }: Props) {
  const t = useText();
  const { label } = t.result;
  return (
    <Card className="mx-auto max-w-2xl">
      <h1 className="sr-only">{label.page}</h1>
      <Notice tone="bad" title={title}>
        {text}
      </Notice>
      <h2 className="mt-6 text-base">{label.causesTitle}</h2>
      <ul className="mt-2 list-disc pl-5 text-ink-soft">
        {label.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {onRetry && (
          <Button variant="primary" onClick={onRetry} busy={busy}>
            {t.checkout.retry}
          </Button>
        )}
        {onSignIn && (
          <Button variant={onRetry ? 'quiet' : 'primary'} onClick={onSignIn}>
            {label.signIn}
          </Button>
        )}
        <Link href="/" className={buttonClass()}>
          {t.checkout.home}
        </Link>
        <Link href="/rates" className={buttonClass()}>
          {label.shippingOptions}
        </Link>
        <Link href="/shipping-calculator" className={buttonClass()}>
          {label.newShipment}
        </Link>
      </div>
      <SupportBlock orderId={null} className="mt-6 border-t border-line pt-4" />
    </Card>
  );
}
