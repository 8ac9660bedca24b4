// The notes on goods, loaded after the rates; if they fail to load, only advice is lost.
import type { ShipmentData } from '#contract/rates.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { useLoaded } from '../../lib/use-loaded.ts';

export const lazyNotes = loadOnce(() => import('./goods-notes.tsx'), 'border');

type Props = { shipment: ShipmentData; userId: string };

/** There are none on a parcel that passes no customs. */
export const hasGoodsNotes = ({ customsCase }: ShipmentData): boolean =>
  customsCase !== 'inside-eu' && customsCase !== 'domestic';

export const LazyGoodsNotes = (props: Props) => (hasGoodsNotes(props.shipment) ? <Notes {...props} /> : null);

function Notes(props: Props) {
  const GoodsNotes = useLoaded(lazyNotes)?.GoodsNotes;
  return GoodsNotes && <GoodsNotes {...props} />;
}
