// Beside the main button: what is still required, each entry leading to its field (R35).
import { CircleCheck } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { type ChecklistGroup, incompleteParcels, inputId, requiredOn, wrongOn } from './checklist.ts';
import type { Obstacle } from './settled-form.ts';
import type { LazySteps } from './use-lazy-steps.ts';
import type { Wizard } from './use-wizard.ts';

type Props = { wizard: Wizard; later: LazySteps | null; obstacles: readonly Obstacle[] };

export const entryClass =
  'min-h-7 rounded-full border border-edge bg-surface px-2.5 hover:border-harbour hover:text-harbour';

export function ChecklistPanel({ wizard, later, obstacles }: Props) {
  const t = useText();
  const { step, selected, values, form } = wizard;
  const required = requiredOn(step, selected, values);
  const wrong = wrongOn(step, selected, { form: values, wrong: form.wrong });
  const recommended = later?.recommendedOn(step, selected, values) ?? [];
  const incomplete = step === 'package' || step === 'services' ? incompleteParcels(values, form.wrong) : 0;
  const isShort = required.length > 0 || obstacles.length > 0 || (incomplete > 0 && wrong.length === 0);
  return (
    <div className="flex min-w-0 flex-col gap-2 text-xs" data-checklist>
      {!isShort && wrong.length === 0 && (
        <p className="flex items-center sm:min-h-12 gap-2 text-good">
          <CircleCheck aria-hidden size={16} />
          {step === 'services' ? t.services.nothingMissing : t.wizard.nothingMissing}
        </p>
      )}
      {isShort && <p className="font-medium">{t.wizard.stillRequired}</p>}
      {required.map((group) => (
        <Group key={`${group.step}${group.parcel ?? ''}`} group={group} wizard={wizard} />
      ))}
      {later && <later.ObstacleList obstacles={obstacles} jump={wizard.jump} />}
      {wrong.length > 0 && <p className="font-medium">{t.wizard.toCorrect}</p>}
      {wrong.map((group) => (
        <Group key={group.path} group={group} wizard={wizard} />
      ))}
      {incomplete > 0 && <p className="text-warn">{t.wizard.incompletePackages(incomplete)}</p>}
      {recommended.length > 0 && (
        <p className="mt-1 font-medium text-ink-soft">{later?.recommendedTitle(t, values)}</p>
      )}
      {recommended.map((group) => (
        <Group key={`hs${group.parcel ?? ''}`} group={group} wizard={wizard} />
      ))}
    </div>
  );
}

function Group({ group, wizard }: { group: ChecklistGroup; wizard: Wizard }) {
  const t = useText();
  const { step, parcel, fields, path } = group;
  const many = wizard.values.packages.length > 1;
  const { address, fields: short } = t.wizard;
  const names = { ...address, ...short, originCountry: short.country };
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
            aria-label={t.wizard.goTo(names[field])}
            onClick={() => {
              if (path) wizard.form.reveal(path);
              wizard.jump({ step, parcel, id: inputId(step, field) });
            }}
            className={entryClass}
          >
            {names[field]}
          </button>
        </li>
      ))}
    </ul>
  );
}
