// A purchase's labels as their owner sees them: only while they may be used and have not been returned.
import type { HubLabels } from '#contract/checkout.ts';
import { labelPath } from '#contract/label-file.ts';
import { areLabelsReleased } from '#domain/intent.ts';
import type { Intent } from '../../db/intents.ts';

type Labelled = Pick<
  Intent,
  'id' | 'status' | 'labelFate' | 'labelsStored' | 'exportHold' | 'labels' | 'rate' | 'shipment' | 'isHub'
>;

/**
 * Where the owner downloads one parcel's label; null while there is none, while it is held (C-40), and once it is
 * `locked`: returned, or about to be (C-53).
 */
export const labelUrl = (
  intent: Pick<Intent, 'id' | 'status' | 'labelFate' | 'labelsStored' | 'exportHold'>,
  packageIndex: number,
  locked: readonly number[],
): string | null =>
  areLabelsReleased(intent) && intent.labelsStored && !intent.exportHold && !locked.includes(packageIndex)
    ? labelPath(intent.id, packageIndex)
    : null;

/** Tracking codes of the leg that is the customer's. Empty for labels that are not paid for. */
export const codesOf = (intent: Labelled): string[] =>
  areLabelsReleased(intent)
    ? (intent.labels ?? []).filter(({ leg }) => leg === 0).map(({ trackingCode }) => trackingCode)
    : [];

/** One string, for callers that expect a single label; null when any part is missing. */
export const joined = (parts: readonly (string | null)[]): string | null =>
  parts.length > 0 && parts.every((part) => part !== null) ? parts.join(';') : null;

/** Label URLs of all parcels that are not locked, as one string. */
export function usableLabels(intent: Labelled, locked: readonly number[]): string | null {
  const open = intent.shipment.packages.map((_, index) => index).filter((index) => !locked.includes(index));
  return joined(open.map((packageIndex) => labelUrl(intent, packageIndex, locked)));
}

/** Tracking codes of one leg's usable labels, one to one with their URLs; of all while none may be used. */
export function usableCodes(intent: Labelled, leg: number, locked: readonly number[]): string | null {
  const labels = (intent.labels ?? []).filter((label) => label.leg === leg);
  const usable = labels.filter(({ packageIndex }) => labelUrl(intent, packageIndex, locked) !== null);
  return joined((usable.length > 0 ? usable : labels).map(({ trackingCode }) => trackingCode));
}

/** Both labels of a hub route; the second is information only (C-19). */
export function hubLabelsOf(intent: Labelled, locked: readonly number[]): HubLabels | null {
  const { hub } = intent.rate;
  if (!hub || codesOf(intent).length === 0) return null;
  const leg = (index: 0 | 1) => ({
    carrier: hub.legs[index].carrier,
    service: hub.legs[index].service,
    trackingCode: usableCodes(intent, index, locked),
    labelUrl: index === 0 ? usableLabels(intent, locked) : null,
  });
  return { label1: leg(0), label2: leg(1) };
}
