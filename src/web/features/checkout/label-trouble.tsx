// The label page without labels: nothing was named, found or could be loaded (R97, R158).
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

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
    <ResultCard
      tone="bad"
      title={title}
      message={text}
      support={null}
      buttons={
        <>
          {onRetry && (
            <Button variant="main" onClick={onRetry} busy={busy}>
              {t.checkout.retry}
            </Button>
          )}
          {onSignIn && (
            <Button variant={onRetry ? 'quiet' : 'main'} onClick={onSignIn}>
              {label.signIn}
            </Button>
          )}
          <Link href="/" className={buttonClass({ variant: onRetry || onSignIn ? 'quiet' : 'main' })}>
            {t.checkout.home}
          </Link>
          <Link href="/rates" className={buttonClass()}>
            {label.shippingOptions}
          </Link>
          <Link href="/shipping-calculator" className={buttonClass()}>
            {label.newShipment}
          </Link>
        </>
      }
    >
      <h2 className="mt-6 text-base">{label.causesTitle}</h2>
      <ul className="mt-2 list-disc pl-5 text-ink-soft">
        {label.causes.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </ResultCard>
  );
}
