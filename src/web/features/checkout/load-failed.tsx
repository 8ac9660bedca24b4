// An order that cannot be shown: the server did not answer, it does not exist, or it is somebody else's.
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ResultCard } from '../../ui/result-card.tsx';
import { signInMayHelp } from './sign-in-may-help.ts';

type Props = { error: unknown; busy: boolean; onRetry: () => void; onSignIn: (() => void) | null };

export function LoadFailed({ error, busy, onRetry, onSignIn }: Props) {
  const t = useText();
  const unknown = error instanceof ApiError && error.code === 'not_found';
  const mayHelp = onSignIn !== null && signInMayHelp(error);
  return (
    <ResultCard
      tone="bad"
      title={t.checkout.loadFailed}
      message={unknown ? t.checkout.notFound : mayHelp ? t.result.label.foreign : null}
      buttons={
        <>
          {mayHelp && (
            <Button variant="main" onClick={onSignIn}>
              {t.result.label.signIn}
            </Button>
          )}
          <Button variant={mayHelp ? 'quiet' : 'main'} onClick={onRetry} busy={busy}>
            {t.checkout.retry}
          </Button>
          <Link href="/" className={buttonClass()}>
            {t.checkout.home}
          </Link>
        </>
      }
    />
  );
}
