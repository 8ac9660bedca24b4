// The pickup among the extra services, with the chosen window.
import { checkPickup } from '#domain/pickup.ts';
import { needsWarehouse } from '#domain/lithium.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { weekdayDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ServiceRow } from './service-row.tsx';
import type { Wizard } from './use-wizard.ts';
import { heldSince } from './settled-form.ts';

type Props = { wizard: Wizard; onOpen: () => void };

export function PickupRow({ wizard, onOpen }: Props) {
  const s = useText().services;
  const [language] = useLanguage();
  const { services, pickup } = wizard.values;
  // The reason is shown beside the box; a pickup ticked before can be removed.
  const byWarehouse = needsWarehouse(services);
  const checked = pickup && checkPickup(pickup, wizard.now, heldSince(wizard.values, wizard.now));
  const remove = () => wizard.setServices({ pickup: false }, null);
  return (
    <ServiceRow
      id="pickup"
      label={s.pickup.label}
      text={s.pickup.text}
      checked={services.pickup}
      locked={byWarehouse && !services.pickup}
      onToggle={(on) => (!on ? remove() : byWarehouse || onOpen())}
      price={s.included}
    >
      {byWarehouse && <p>{s.pickup.atWarehouse}</p>}
      {services.pickup && pickup && (
        <p className="flex flex-wrap items-center gap-3">
          {s.pickup.chosen(weekdayDate(pickup.date, language), pickup.timeFrom, pickup.timeTo)}
          <Button size="sm" onClick={onOpen}>
            {s.edit}
          </Button>
        </p>
      )}
      {services.pickup && !checked?.ok && (
        <Notice tone="warn">{checked?.reason === 'pickup_hold' ? s.pickup.held : s.pickup.lost}</Notice>
      )}
    </ServiceRow>
  );
}
