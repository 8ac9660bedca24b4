// What an extra still needs, in a sentence, and the way to it. On the last step only: its texts are not loaded before.
import { type Text, useText } from '../../i18n/use-text.ts';
import { entryClass } from './checklist-panel.tsx';
import type { Obstacle } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { obstacles: readonly Obstacle[]; jump: Wizard['jump'] };

export function ObstacleList({ obstacles, jump }: Props) {
  const t = useText();
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {obstacles.map((obstacle) => {
        const { service, said } = explained(t, obstacle);
        return (
          <li key={obstacle} className="flex flex-wrap items-center gap-1.5">
            <button
              type="button"
              aria-label={t.wizard.goTo(t.services[service].label)}
              onClick={() => jump({ step: 'services', id: `service-${ids[service]}` })}
              className={entryClass}
            >
              {t.services[service].label}
            </button>
            <span className="min-w-0">{said}</span>
          </li>
        );
      })}
    </ul>
  );
}

const ids = {
  export: 'exportDocumentation',
  pickup: 'pickup',
  insurance: 'insurance',
  lithium: 'lithiumBattery',
} as const;

function explained(t: Text, obstacle: Obstacle): { service: keyof typeof ids; said: string } {
  const { export: declaration, pickup, lithium } = t.services;
  switch (obstacle) {
    case 'upload_failed':
      return { service: 'export', said: declaration.failed };
    case 'pickup_lost':
      return { service: 'pickup', said: pickup.lost };
    case 'pickup_at_warehouse':
      return { service: 'pickup', said: pickup.atWarehouse };
    case 'insurance_above_limit':
      return { service: 'insurance', said: t.errors.codes.insurance_above_limit };
    case 'lithium':
      return { service: 'lithium', said: lithium.problem };
    case 'lithium_no_warehouse':
      return { service: 'lithium', said: t.errors.codes.lithium_no_warehouse };
  }
}
