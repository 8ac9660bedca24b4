// Room in the package form for what only customs asks or objects to; it appears if a customs border is crossed.
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { Wizard } from './use-wizard.ts';
import { wantsTariffNumber } from './tariff-numbers.ts';

const lazyFields = loadOnce(() => import('./customs-fields.tsx'), 'border');
/** If it fails to load, the cart says the same. */
const lazyNote = loadOnce(() => import('./description-note.tsx'), 'border');

type Props = { wizard: Wizard };

export const CustomsPart = ({ wizard }: Props) =>
  wantsTariffNumber(wizard.values) && <Fields wizard={wizard} />;

/** Always there, or what appears later would not be announced. */
export const DescriptionPart = (props: Props & { isTyping: boolean }) => (
  <span role="status">{wantsTariffNumber(props.wizard.values) && <Note {...props} />}</span>
);

function Note(props: Props & { isTyping: boolean }) {
  const part = useLoaded(lazyNote);
  return part && <part.DescriptionNote {...props} />;
}

function Fields({ wizard }: Props) {
  // A failure is thrown: browsers cache it, so only reloading the page helps, and the error boundary says so.
  const parts = useLoaded(lazyFields, true);
  return <div className="min-h-44 sm:min-h-24">{parts && <parts.CustomsFields wizard={wizard} />}</div>;
}
