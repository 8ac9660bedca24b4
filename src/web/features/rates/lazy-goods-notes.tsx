// The notes on goods, loaded after the rates; if they fail to load, only advice is lost.
import type { ShipmentData } from '#contract/rates.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

const lazyNotes = loadOnce(() => import('./goods-notes.tsx'), 'border');

type Props = { shipment: ShipmentData; userId: string };

/** Renders nothing for a parcel that passes no customs. */
export function LazyGoodsNotes(props: Props) {
  const { customsCase } = props.shipment;
  return customsCase === 'inside-eu' || customsCase === 'domestic' ? null : <Notes {...props} />;
}

function Notes(props: Props) {
  const GoodsNotes = useLoaded(lazyNotes)?.GoodsNotes;
  return GoodsNotes && <GoodsNotes {...props} />;
}
