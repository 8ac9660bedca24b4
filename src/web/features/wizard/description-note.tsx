// What customs will object to in a description, said below its field; loaded with the fields for customs.
import { useEffect, useState } from 'react';
import { descriptionFlaws } from '#domain/description-flaws.ts';
import { MIN_DESCRIPTION } from '#domain/parcel-limits.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Wizard } from './use-wizard.ts';
import { placeOf } from './wizard-state.ts';

/** Longer than a press: what is below must not move away under the finger that has left the field. */
const AFTER_LEAVING_MS = 300;

type Props = { wizard: Wizard; isTyping: boolean };

export function DescriptionNote({ wizard: { values, selected }, isTyping }: Props) {
  const { findings } = useText().papers.check;
  const description = values.packages[selected]?.description ?? '';
  // As it was when last left: nobody is corrected while typing.
  const [left, setLeft] = useState(isTyping ? '' : description);
  useEffect(() => {
    if (isTyping) return;
    const timer = setTimeout(() => setLeft(description), AFTER_LEAVING_MS);
    return () => clearTimeout(timer);
  }, [isTyping, description]);
  const isWhole = left.trim().length >= MIN_DESCRIPTION;
  const flaws = isWhole ? descriptionFlaws(left, placeOf(values.toAddress)) : [];
  return flaws.map((flaw) => (
    <span key={flaw} className="block text-warn">
      {findings[flaw]}
    </span>
  ));
}
