// The notes on goods, loaded after the rates; should they not come, nothing is lost but advice.
import type { ShipmentData } from '#contract/rates.ts';
import { loadTexts } from '../../i18n/use-text.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

const load = async () => (await Promise.all([import('./goods-notes.tsx'), loadTexts('border')]))[0];

type Props = { shipment: ShipmentData; userId: string };

/** Nothing for a parcel that no customs office sees. */
export function LateGoodsNotes(props: Props) {
  const { customsCase } = props.shipment;
  return customsCase === 'inside-eu' || customsCase === 'domestic' ? null : <Notes {...props} />;
}

function Notes(props: Props) {
  const GoodsNotes = useLoaded(load, false)?.GoodsNotes;
  return GoodsNotes && <GoodsNotes {...props} />;
}
