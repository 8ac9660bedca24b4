// EasyPost's time formats.

/** `2026-03-04T09:15:22Z`: no milliseconds. */
export const wireTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** Events carry milliseconds. */
export const wireTimeMs = (at: number): string => new Date(at).toISOString();

/** Accepts dates and date-times; null for anything else. */
export function readTime(value: unknown): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : at;
}

/** `20260304`, as used in file URLs. */
export const dayStamp = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

/** Midnight (UTC) of the day that is `days` weekdays after this one. */
export function businessDayAfter(at: string, days: number): string {
  const day = new Date(at);
  day.setUTCHours(0, 0, 0, 0);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return wireTime(day.getTime());
}

/** `2026-W10`: prices are valid for one ISO week. */
export function isoWeek(at: number): string {
  const day = new Date(at);
  const thursday = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((thursday.getTime() - newYear) / 86_400_000 + 1) / 7);
  return `${thursday.getUTCFullYear()}-W${String(week).padStart(2, '0')}`;
}
