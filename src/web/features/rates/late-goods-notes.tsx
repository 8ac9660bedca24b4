// The notes on goods, loaded after the rates; should they not come, nothing is lost but advice.
import type { ShipmentData } from '#contract/rates.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

const lateNotes = loadOnce(() => import('./goods-notes.tsx'), 'border');

type Props = { shipment: ShipmentData; userId: string };

/** Nothing for a parcel that no customs office sees. */
export function LateGoodsNotes(props: Props) {
  const { customsCase } = props.shipment;
  return customsCase === 'inside-eu' || customsCase === 'domestic' ? null : <Notes {...props} />;
}

function Notes(props: Props) {
  const GoodsNotes = useLoaded(lateNotes)?.GoodsNotes;
  return GoodsNotes && <GoodsNotes {...props} />;
}
