// Room in the package form for what only customs asks; the fields appear if the parcel crosses a customs border.
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { Wizard } from './use-wizard.ts';
import { wantsTariffNumber } from './tariff-numbers.ts';

const lazyFields = loadOnce(() => import('./customs-fields.tsx'), 'border');

type Props = { wizard: Wizard };

export const CustomsPart = ({ wizard }: Props) =>
  wantsTariffNumber(wizard.values) && <Fields wizard={wizard} />;

function Fields({ wizard }: Props) {
  // A failure is thrown: browsers cache it, so only reloading the page helps, and the error boundary says so.
  const parts = useLoaded(lazyFields, true);
  return <div className="min-h-44 sm:min-h-24">{parts && <parts.CustomsFields wizard={wizard} />}</div>;
}
