// Which parcels of an order can still be given back. Apart from the menu's entries, so that no page loads it at first.

/**
 * Of the others the label is not there any more. Where none is there (held, or all are back), any of them: the answer
 * says how each stands.
 */
export function leftToRefund<Parcel extends { labelUrl: string | null }>(
  parcels: readonly Parcel[],
): readonly Parcel[] {
  const left = parcels.filter(({ labelUrl }) => labelUrl !== null);
  return left.length > 0 ? left : parcels;
}
