// The day of an instant as on our documents: in Berlin, wherever it is read.
import { berlinNow } from '#domain/berlin.ts';
import { date } from './format.ts';

/** ISO instant → "22.11.2026". Other instants are shown in the reader's time zone; these must agree with a PDF. */
export const paperDay = (iso: string): string => date(berlinNow(new Date(iso)).date);
