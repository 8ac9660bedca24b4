// Which parcels of an order can still be given back. Apart from the menu's entries, so that no page loads it at first.

/** All of them if all are given back: the answer says where each one stands. */
export function leftToRefund<Parcel extends { isGivenBack: boolean }>(
  parcels: readonly Parcel[],
): readonly Parcel[] {
  const left = parcels.filter(({ isGivenBack }) => !isGivenBack);
  return left.length > 0 ? left : parcels;
}
