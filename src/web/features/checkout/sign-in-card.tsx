// A page that says one thing and has one way on: signing in.
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OutcomeHeading } from '../../ui/outcome-heading.tsx';

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
    <Card className="mx-auto max-w-2xl">
      <OutcomeHeading title={title} />
      <p className="mt-2 text-base text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {onSignIn && (
          <Button variant="primary" size="lg" onClick={onSignIn}>
            {t.result.label.signIn}
          </Button>
        )}
        <Link href="/" className={buttonClass({ size: onSignIn ? 'lg' : 'md' })}>
          {t.checkout.home}
        </Link>
      </div>
    </Card>
  );
}
