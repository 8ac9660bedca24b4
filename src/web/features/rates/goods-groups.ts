// Findings about goods, grouped: the same finding for several parcels is listed once. Pure.
import type { GoodsFinding } from '#domain/goods-check.ts';

export type FindingGroup = {
  finding: GoodsFinding;
  /** Positions from 0. */
  parcels: readonly number[];
};

/**
 * Leaves out a missing tariff number that is required: each rate says that it cannot be bought without one, the chosen
 * rate beside the field for it.
 */
export const withoutRateFindings = (findings: readonly GoodsFinding[]): GoodsFinding[] =>
  findings.filter(({ code, severity }) => code !== 'hs_code_missing' || severity !== 'warn');

/** In the order of each group's first finding. */
export function groupsOf(findings: readonly GoodsFinding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const finding of findings) {
    const key = [finding.code, ...(finding.chapters ?? [])].join(' ');
    const parcels = [...(groups.get(key)?.parcels ?? []), finding.parcel];
    groups.set(key, { finding: groups.get(key)?.finding ?? finding, parcels });
  }
  return [...groups.values()];
}
