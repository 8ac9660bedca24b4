// The third step: whether it may be shipped, needs the warehouse, or is refused (R51).
import { clsx } from 'clsx';
import { type BatteryType, WAREHOUSE_SURCHARGE } from '#domain/lithium.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { euro } from '../../lib/format.ts';
import { useSite } from '../../lib/use-site.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { extraPrice, type PriceTerms, vatNote } from './extra-price.ts';
import { mailTo } from './mail-to.ts';

const linkClass = 'text-harbour underline underline-offset-2';

type Props = {
  type: BatteryType;
  terms: PriceTerms;
  /** Whether a warehouse accepts parcels from this sender. */
  served: boolean;
  /** A pickup was chosen, and will be removed. */
  hasPickup: boolean;
};

export function LithiumConfirmation({ type, terms, served, hasPickup }: Props) {
  const t = useText();
  const s = t.services.lithium;
  const [language] = useLanguage();
  const { supportEmail, supportPhone, warehouse } = useSite();
  if (type === 'mix') {
    if (!served || !warehouse)
      return (
        <Notice tone="bad" title={s.warehouse.title}>
          {s.warehouse.none}
        </Notice>
      );
    const note = vatNote(t, terms);
    const fee = euro(extraPrice(WAREHOUSE_SURCHARGE, terms), language);
    return (
      <Notice tone="warn" title={s.warehouse.title}>
        <p>{s.warehouse.text(warehouse.city)}</p>
        {hasPickup && <p className="mt-2">{s.warehouse.noPickup}</p>}
        <p className="mt-2">{s.warehouse.cost(note ? `${fee} (${note})` : fee)}</p>
      </Notice>
    );
  }
  if (type !== 'dangerous')
    return (
      <Notice tone="good" title={s.canShip.title}>
        {s.canShip.text}
        {type === 'loose' && ` ${s.canShip.charge}`}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="bad" title={s.dangerous.title}>
        {s.dangerous.text}
      </Notice>
      <p>
        {s.dangerous.support.before}
        <a href={`mailto:${supportEmail}`} className={linkClass}>
          {supportEmail}
        </a>
        {s.dangerous.support.between}
        {/* A phone number broken across two lines is misread. */}
        <a
          href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}
          className={clsx(linkClass, 'whitespace-nowrap')}
        >
          {supportPhone}
        </a>
        {s.dangerous.support.after}
      </p>
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
