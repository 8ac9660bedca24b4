// A page with one message and one way on: signing in.
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';

export function SignInCard({
  title,
  text,
  onSignIn,
}: {
  title: string;
  text: string;
  onSignIn: (() => void) | null;
}) {
  const t = useText();
  return (
    <ResultCard
      tone="neutral"
      title={title}
      message={text}
      buttons={
        <>
          {onSignIn && (
            <Button variant="main" onClick={onSignIn}>
              {t.result.label.signIn}
            </Button>
          )}
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    />
  );
}
