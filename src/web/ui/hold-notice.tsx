// Why there is no label yet, and where the parcels go meanwhile (C-40, 0029).
import type { HoldReason } from '#domain/hold.ts';
import { useText } from '../i18n/use-text.ts';
import { useSite } from '../lib/use-site.ts';
import { Notice } from './notice.tsx';

type Props = { reasons: readonly HoldReason[]; orderNumber: string; className?: string };

export function HoldNotice({ reasons, orderNumber, className }: Props) {
  const { hold, warehouse: s } = useText().checkout;
  const { warehouse } = useSite();
  if (!reasons.includes('warehouse'))
    return (
      <Notice tone="warn" title={hold.title} {...(className && { className })}>
        {hold.text}
      </Notice>
    );
  return (
    <Notice tone="warn" title={s.title} {...(className && { className })}>
      <p>{s.bring(warehouse?.address ?? s.askUs, orderNumber)}</p>
      <p className="mt-2">{s.weHandOver}</p>
      {reasons.includes('declaration') && <p className="mt-2">{s.declarationToo}</p>}
    </Notice>
  );
}
