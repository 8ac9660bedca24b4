// Findings about goods, the same ones of several parcels said once. Pure.
import type { GoodsFinding } from '#domain/goods-check.ts';

export type FindingGroup = {
  finding: GoodsFinding;
  /** Positions from 0; empty: it is about the whole shipment. */
  parcels: readonly number[];
};

/** In the order of their first ones. */
export function groupsOf(findings: readonly GoodsFinding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = [finding.code, ...(finding.chapters ?? [])].join(' ');
    const parcels = [
      ...(groups.get(key)?.parcels ?? []),
      ...(finding.parcel === null ? [] : [finding.parcel]),
    ];
    groups.set(key, { finding: groups.get(key)?.finding ?? finding, parcels });
  }
  return [...groups.values()];
}
