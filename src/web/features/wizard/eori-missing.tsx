// Warns a business without an EORI number wherever it is about to pay for an export declaration.
import { Link } from 'wouter';
import { useText } from '../../i18n/use-text.ts';
import { useProfile } from '../../lib/profile.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Customs accepts no declaration from a business without it, and a customer who pays for one should know before. */
export function EoriMissing({ userId }: { userId: string }) {
  const s = useText().services.export;
  const { data: profile } = useProfile(userId);
  if (!profile?.business || profile.eori) return null;
  return (
    <Notice
      tone="warn"
      action={
        <Link href="/profile" className={buttonClass({ size: 'sm' })}>
          {s.toProfile}
        </Link>
      }
    >
      {s.eoriMissing}
    </Notice>
  );
}
