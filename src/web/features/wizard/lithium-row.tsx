// Lithium batteries among the extra services: what was chosen, and where to bring mixed ones.
import { needsWarehouse } from '#domain/lithium.ts';
import { servesSender } from '#domain/warehouse.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../lib/use-site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ServiceRow } from './service-row.tsx';
import type { Wizard } from './use-wizard.ts';
import { placeOf } from './wizard-state.ts';

type Props = { wizard: Wizard; onOpen: () => void };

export function LithiumRow({ wizard, onOpen }: Props) {
  const { edit, lithium } = useText().services;
  const { warehouse } = useSite();
  const { services, fromAddress } = wizard.values;
  const batteries = services.lithiumBatteryDetails;
  const remove = () => wizard.setServices({ lithiumBattery: false, lithiumBatteryDetails: null });
  return (
    <ServiceRow
      id="lithiumBattery"
      label={lithium.label}
      text={lithium.text}
      checked={services.lithiumBattery}
      onToggle={(on) => (on ? onOpen() : remove())}
    >
      {services.lithiumBattery && batteries && (
        <p className="flex flex-wrap items-center gap-3">
          {lithium.chosen(lithium.types[batteries.batteryType].label, lithium.counts[batteries.batteryCount])}
          <Button size="sm" onClick={onOpen}>
            {edit}
          </Button>
        </p>
      )}
      {needsWarehouse(services) &&
        (warehouse && servesSender(warehouse, placeOf(fromAddress)) ? (
          <p>{lithium.warehouse.chosen(warehouse.city)}</p>
        ) : (
          <Notice tone="bad">{lithium.warehouse.none}</Notice>
        ))}
    </ServiceRow>
  );
}
