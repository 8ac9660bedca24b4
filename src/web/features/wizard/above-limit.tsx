// Says that goods worth this much are insured on request only, and whom to ask (C-17).
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';
import { Notice, type NoticeTone } from '../../ui/notice.tsx';

export function AboveLimit({ tone, action }: { tone: NoticeTone; action?: ReactNode }) {
  const { aboveLimit } = useText().services.insurance;
  const { supportEmail } = useSite();
  return (
    <Notice tone={tone} action={action}>
      {aboveLimit}{' '}
      <a href={`mailto:${supportEmail}`} className="underline [overflow-wrap:anywhere]">
        {supportEmail}
      </a>
    </Notice>
  );
}
