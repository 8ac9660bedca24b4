// Until which day an unused label can be given back, as customers are told.
import { berlinNow } from './berlin.ts';
import { addDays } from './calendar.ts';

/** The last Berlin day on all of which it can: on the next one, only the hours until the purchase's time are left. */
export const lastReturnDay = (until: Date): string => addDays(berlinNow(until).date, -1);
