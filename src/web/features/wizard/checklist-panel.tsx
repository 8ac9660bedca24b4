// Beside the main button: what is still required, each entry a way to its field (R35).
import { CircleCheck } from 'lucide-react';
import { type Text, useText } from '../../i18n/use-text.ts';
import { type ChecklistGroup, incompleteParcels, inputId, recommendedOn, requiredOn } from './checklist.ts';
import type { Obstacle } from './settled-form.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { wizard: Wizard; obstacles: readonly Obstacle[] };

export function ChecklistPanel({ wizard, obstacles }: Props) {
  const t = useText();
  const { step, selected, values } = wizard;
  const required = requiredOn(step, selected, values);
  const recommended = recommendedOn(step, selected, values);
  const incomplete = step === 'package' || step === 'services' ? incompleteParcels(values) : 0;
  const open = required.length > 0 || obstacles.length > 0 || incomplete > 0;
  return (
    <div className="flex min-w-0 flex-col gap-2 text-xs" data-checklist>
      {open ? (
        <p className="font-medium">{t.wizard.stillRequired}</p>
      ) : (
        <p className="flex items-center gap-2 text-good">
          <CircleCheck aria-hidden size={16} />
          {t.wizard.nothingMissing}
        </p>
      )}
      {required.map((group) => (
        <Group key={`${group.step}${group.parcel ?? ''}`} group={group} wizard={wizard} />
      ))}
      {obstacles.map((obstacle) => (
        <p key={obstacle}>{sentence(t, obstacle)}</p>
      ))}
      {incomplete > 0 && <p className="text-warn">{t.wizard.incompletePackages(incomplete)}</p>}
      {recommended.length > 0 && <p className="mt-1 font-medium text-ink-soft">{t.wizard.recommended}</p>}
      {recommended.map((group) => (
        <Group key={`hs${group.parcel ?? ''}`} group={group} wizard={wizard} />
      ))}
    </div>
  );
}

/** On the last step only: its sentences are not there before. */
function sentence(t: Text, obstacle: Obstacle): string {
  switch (obstacle) {
    case 'upload_failed':
      return t.services.export.failed;
    case 'pickup_lost':
      return t.services.pickup.lost;
    case 'pickup_at_warehouse':
      return t.services.pickup.atWarehouse;
    case 'insurance_above_limit':
      return t.errors.codes.insurance_above_limit;
    case 'lithium':
      return t.services.lithium.problem;
  }
}

function Group({ group, wizard }: { group: ChecklistGroup; wizard: Wizard }) {
  const t = useText();
  const { step, parcel, fields } = group;
  const many = wizard.values.packages.length > 1;
  const named = parcel !== undefined && many ? t.wizard.packages.number(parcel + 1) : t.wizard.steps[step];
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      {(wizard.step === 'services' || (parcel !== undefined && many)) && (
        <li className="mr-1 text-ink-soft">{named}:</li>
      )}
      {fields.map((field) => (
        <li key={field}>
          <button
            type="button"
            aria-label={t.wizard.goTo(t.wizard.fields[field])}
            onClick={() => wizard.jump({ step, parcel, id: inputId(step, field) })}
            className="min-h-7 rounded-full border border-edge bg-surface px-2.5 hover:border-harbour hover:text-harbour"
          >
            {t.wizard.fields[field]}
          </button>
        </li>
      ))}
    </ul>
  );
}
