// Which parcels of an order can still be given back. Apart from the menu's entries, so that no page loads it at first.

/** Where all are given back, any of them: the answer says how each stands. */
export function leftToRefund<Parcel extends { isGivenBack: boolean }>(
  parcels: readonly Parcel[],
): readonly Parcel[] {
  const left = parcels.filter(({ isGivenBack }) => !isGivenBack);
  return left.length > 0 ? left : parcels;
}
