// /checkout-success without an intentId.
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

export function MissingIntent() {
  const t = useText();
  const { title, text } = t.checkout.missing;
  return (
    <ResultCard
      tone="bad"
      title={title}
      message={text}
      buttons={
        <Link href="/" className={buttonClass({ variant: 'main' })}>
          {t.checkout.home}
        </Link>
      }
    />
  );
}
