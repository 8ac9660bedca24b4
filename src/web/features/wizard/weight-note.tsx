// Which weight each carrier bills for the parcels as typed, why in one sentence, and who refuses them (B-01).
import { type Text, useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal, kg, type Language } from '../../lib/format.ts';
import { boxOf, type Refused, refusedBy, weightGroups, whyOf } from './weight-groups.ts';
import { placeOf, type WizardForm } from './wizard-state.ts';

export function WeightNote({ form }: { form: Pick<WizardForm, 'fromAddress' | 'toAddress' | 'packages'> }) {
  const t = useText().weights;
  const [language] = useLanguage();
  const found = form.packages.map(boxOf);
  const boxes = found.flatMap((box) => box ?? []);
  if (boxes.length === 0) return <Waiting>{t.waiting}</Waiting>;
  const open = found.flatMap((box, index) => (box ? [] : [index + 1]));
  if (open.length > 0) return <Waiting>{t.waitingFor(open)}</Waiting>;

  const [from, to] = [placeOf(form.fromAddress), placeOf(form.toAddress)];
  const groups = weightGroups(from, to, boxes);
  const refused = refusedBy(from, to, boxes);
  const why = whyOf(groups);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {groups.length > 0 && (
        <>
          <p className="text-ink">{t.billed(boxes.length)}</p>
          <ul className="flex flex-col gap-1">
            {groups.map((group) => (
              <li key={group.carriers[0]} className="flex flex-wrap gap-x-2 tabular-nums">
                <span>{t.group(group.carriers)}</span>
                <span className="whitespace-nowrap">
                  <strong className="font-semibold text-ink">{kg(group.kg, language)}</strong> (
                  {t.bases[group.basis]})
                </span>
              </li>
            ))}
          </ul>
          {why && <p>{why === 'actual' ? t.actualWhy : t.volumeWhy(decimal(why, language))}</p>}
        </>
      )}
      {refused.length > 0 && (
        <>
          <p className="mt-1 text-warn">{groups.length > 0 ? t.refused : t.refusedByAll}</p>
          <RefusedList refused={refused} several={boxes.length > 1} />
        </>
      )}
    </div>
  );
}

/** Fills the space reserved for the answer, which would otherwise look like a gap. */
const Waiting = ({ children }: { children: string }) => (
  <p className="grid place-content-center rounded-input border border-dashed border-line px-6 text-center">
    {children}
  </p>
);

function RefusedList({ refused, several }: { refused: readonly Refused[]; several: boolean }) {
  const t = useText().weights;
  const [language] = useLanguage();
  return (
    <ul className="flex flex-col gap-1">
      {refused.map(({ carrier, parcel, excess }) => (
        <li key={carrier}>
          <span className="text-ink">{carrier}</span>: {several && t.of(parcel + 1)}
          {limitText(t, language, excess)}
        </li>
      ))}
    </ul>
  );
}

function limitText({ limits }: Text['weights'], language: Language, excess: Refused['excess']): string {
  const sides = (all: readonly number[]) => all.map((side) => decimal(side, language)).join(' × ');
  switch (excess.limit) {
    case 'weight':
      return limits.weight(kg(excess.maxKg, language));
    case 'size':
      return limits.size(sides(excess.maxSides));
    case 'small':
      return limits.small(sides(excess.minSides));
    case 'girth':
      return limits.girth(decimal(excess.girth, language), decimal(excess.maxGirth, language));
  }
}
