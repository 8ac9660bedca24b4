// The third step: may it be shipped, does it need the warehouse, or is it refused (R51).
import type { BatteryType } from '#domain/lithium.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { mailTo } from './mail-to.ts';

export function LithiumConfirmation({ type }: { type: BatteryType }) {
  const s = useText().services.lithium;
  const { supportEmail, supportPhone } = useSite();
  if (type === 'mix')
    return (
      <Notice tone="warn" title={s.warehouse.title}>
        {s.warehouse.text}
      </Notice>
    );
  if (type !== 'dangerous')
    return (
      <Notice tone="good" title={s.canShip.title}>
        {s.canShip.text}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="bad" title={s.dangerous.title}>
        {s.dangerous.text}
      </Notice>
      <p>{s.dangerous.support(supportEmail, supportPhone)}</p>
      <div className="flex flex-col gap-2 sm:flex-row">
        <a
          href={mailTo(supportEmail, s.dangerous.subject, s.dangerous.body)}
          className={buttonClass({}, 'flex-1')}
        >
          {s.dangerous.contact}
        </a>
        <a
          href={mailTo(supportEmail, s.dangerous.ebikeSubject, s.dangerous.ebikeBody)}
          className={buttonClass({}, 'flex-1')}
        >
          {s.dangerous.ebike}
        </a>
      </div>
    </div>
  );
}
