// A parcel's scans as anyone may read them: without the carriers' remarks, two of them may say the same.
import type { Incident, TrackingStatus } from './tracking.ts';

type Scan = {
  /** ISO, UTC. */
  at: string;
  status: TrackingStatus;
  reason: Incident | null;
  city: string | null;
  country: string | null;
  leg: number;
};

/**
 * Each line once, in the given order. A carrier reports some steps twice within a minute ("Shipping label created",
 * "Shipment information received"); without its remark they are one line printed twice.
 */
export function linesOnce<S extends Scan>(scans: readonly S[]): S[] {
  const seen = new Set<string>();
  return scans.filter((scan) => {
    const line = lineOf(scan);
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}

/** Everything that a stranger is shown of it. */
const lineOf = ({ at, status, reason, city, country, leg }: Scan): string =>
  JSON.stringify([at.slice(0, 'yyyy-MM-ddTHH:mm'.length), status, reason, city, country, leg]);
