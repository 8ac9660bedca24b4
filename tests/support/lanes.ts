// One built product per worker: all started before the first journey, stopped after the last.
import { type BuiltHouse, openBuiltHouse } from './built-house.ts';

/** One more than cores: a lane spends a third of its time waiting for a poll or a provider. */
export const LANES = 3;

export default async function openLanes(): Promise<() => Promise<void>> {
  const houses = await Promise.all(Array.from({ length: LANES }, () => openBuiltHouse()));
  process.env['E2E_LANES'] = JSON.stringify(houses);
  return async () => {
    await Promise.all(houses.map((house) => house.stop()));
  };
}

/** The worker's own lane, as journeys set clocks and faults. Workers inherit the list; null in the main process. */
export function ownLane(): Omit<BuiltHouse, 'stop'> | null {
  const lanes = JSON.parse(process.env['E2E_LANES'] ?? '[]') as Omit<BuiltHouse, 'stop'>[];
  return lanes[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? null;
}
