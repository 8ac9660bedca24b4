// The day on which a parcel should arrive, the same for every reader.
import { date } from '../../lib/format.ts';

/** NOTE: carriers that know only the day send midnight UTC; west of Greenwich that instant is the day before. */
const DAY = /^(\d{4}-\d{2}-\d{2})T00:00:00(\.0+)?Z$/;

export const arrivalDay = (eta: string): string => date(DAY.exec(eta)?.[1] ?? eta);
