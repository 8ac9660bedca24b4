// Pickup on the Berlin calendar: the clock table, and every hour of a year against a second version of the rules.
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import {
  checkPickup,
  easterSunday,
  germanHolidays,
  isPickupOver,
  awaitsCollection,
  MIN_PICKUP_HOURS,
  pickupDays,
  pickupEnds,
  pickupInstants,
  pickupStarts,
  windowFromInstants,
} from './pickup.ts';

/** A moment in Berlin local time in winter: "Mon 23 Nov 2026 is 2026-11-23". */
const at = (berlin: string): Date => new Date(`${berlin}+01:00`);
const monday9 = at('2026-11-23T09:00:00');
const window = (date: string, timeFrom = '10:00', timeTo = '15:00') => ({ date, timeFrom, timeTo });

test.each<[string, string, string[]]>([
  ['2026-11-22T23:59:00', '2026-11-23', ['10:00', '11:00']],
  ['2026-11-23T00:00:00', '2026-11-23', ['10:00', '11:00']],
  ['2026-11-23T07:00:00', '2026-11-23', ['10:00', '11:00']],
  ['2026-11-23T07:00:01', '2026-11-23', ['11:00']],
  ['2026-11-23T08:00:00', '2026-11-23', ['11:00']],
  // C-12: no dead end between 08:00 and 13:00.
  ['2026-11-23T08:00:00.001', '2026-11-24', ['10:00', '11:00']],
  ['2026-11-23T09:00:00', '2026-11-24', ['10:00', '11:00']],
  ['2026-11-23T12:59:59', '2026-11-24', ['10:00', '11:00']],
  ['2026-11-23T13:00:00', '2026-11-24', ['10:00', '11:00']],
  // From 21:00 on, "plus 3 hours" is already tomorrow; tomorrow is offered all the same.
  ['2026-11-23T21:00:00', '2026-11-24', ['10:00', '11:00']],
  ['2026-11-23T23:59:59', '2026-11-24', ['10:00', '11:00']],
  // Friday after eight, and the weekend.
  ['2026-11-27T08:01:00', '2026-11-30', ['10:00', '11:00']],
  ['2026-11-28T06:00:00', '2026-11-30', ['10:00', '11:00']],
  // Christmas 2026: Friday and Saturday. New Year: Friday.
  ['2026-12-24T09:00:00', '2026-12-28', ['10:00', '11:00']],
  ['2026-12-31T09:00:00', '2027-01-04', ['10:00', '11:00']],
  // No van on the day before either.
  ['2026-12-23T09:00:00', '2026-12-28', ['10:00', '11:00']],
  ['2026-12-30T12:00:00', '2027-01-04', ['10:00', '11:00']],
])('at %s the first day is %s with %j', (berlin, date, starts) => {
  const now = at(berlin);
  expect(pickupDays(now)[0]).toBe(date);
  expect(pickupStarts(date, now)).toEqual(starts);
});

test.each<[string, string, string[]]>([
  ['2026-11-23T07:00:00', '2026-11-24', ['10:00', '11:00']],
  ['2026-11-23T07:00:01', '2026-11-24', ['11:00']],
  ['2026-11-23T08:00:00.001', '2026-11-25', ['10:00', '11:00']],
  ['2026-11-26T12:00:00', '2026-11-30', ['10:00', '11:00']],
])('at %s a label that is held for a day can first be collected on %s with %j', (berlin, date, starts) => {
  const now = at(berlin);
  expect(pickupDays(now, now)[0]).toBe(date);
  expect(pickupStarts(date, now, now)).toEqual(starts);
});

test('a pickup too early for a held label has its own reason, which names the first day after the hold', () => {
  for (const date of ['2026-11-23', '2026-11-24'])
    expect(checkPickup(window(date), monday9, monday9)).toMatchObject({
      reason: 'pickup_hold',
      minDate: '2026-11-25',
    });
  expect(checkPickup(window('2026-11-25'), monday9, monday9)).toEqual({ ok: true });
});

test('the hold counts from the purchase: a window valid then is still valid when it is checked again', () => {
  const bought = at('2026-11-23T06:30:00');
  expect(checkPickup(window('2026-11-24'), bought, bought)).toEqual({ ok: true });
  expect(checkPickup(window('2026-11-24'), monday9, bought)).toEqual({ ok: true });
  const tuesday9 = at('2026-11-24T09:00:00');
  expect(checkPickup(window('2026-11-24'), tuesday9, bought)).toMatchObject({ reason: 'pickup_lead' });
  expect(pickupDays(tuesday9, bought)[0]).toBe('2026-11-25');
});

test('the last day is 28 days ahead', () => {
  expect(pickupDays(monday9).at(-1)).toBe('2026-12-21');
  expect(checkPickup(window('2026-12-21'), monday9)).toEqual({ ok: true });
});

test.each<[string, string, string, string]>([
  ['2026-11-22', '10:00', '15:00', 'pickup_date_range'],
  ['2026-12-22', '10:00', '15:00', 'pickup_date_range'],
  ['1999-01-04', '10:00', '15:00', 'pickup_date_range'],
  ['2026-11-28', '10:00', '15:00', 'pickup_weekend'],
  ['2026-11-29', '10:00', '15:00', 'pickup_weekend'],
  ['2026-11-24', '09:00', '15:00', 'pickup_start'],
  ['2026-11-24', '10:30', '16:00', 'pickup_start'],
  ['2026-11-24', '12:00', '16:00', 'pickup_start'],
  ['2026-11-23', '10:00', '15:00', 'pickup_lead'],
  ['2026-11-23', '11:00', '16:00', 'pickup_lead'],
  ['2026-11-24', '10:00', '14:00', 'pickup_min_window'],
  ['2026-11-24', '11:00', '15:00', 'pickup_min_window'],
  ['2026-11-24', '10:00', '12:00', 'pickup_min_window'],
  ['2026-11-24', '11:00', '10:00', 'pickup_min_window'],
  ['2026-11-24', '10:00', '17:00', 'pickup_end'],
  ['2026-11-24', '10:00', '15:30', 'pickup_end'],
])('on Monday at nine %s %s–%s is refused: %s', (date, timeFrom, timeTo, reason) => {
  expect(checkPickup(window(date, timeFrom, timeTo), monday9)).toEqual({
    ok: false,
    reason,
    minDate: '2026-11-24',
    maxDate: '2026-12-21',
  });
});

test('a holiday on a weekday is refused, and the last day named is one that is offered', () => {
  const now = at('2026-11-30T06:00:00');
  const refused = { ok: false, reason: 'pickup_holiday', minDate: '2026-11-30', maxDate: '2026-12-28' };
  expect(checkPickup(window('2026-12-25'), now)).toEqual(refused);
  expect(pickupDays(now)).not.toContain('2026-12-25');
  expect(pickupStarts('2026-12-25', now)).toEqual([]);
  const saturday = at('2026-11-21T06:00:00');
  expect(pickupDays(saturday).at(-1)).toBe('2026-12-18');
  expect(checkPickup(window('2026-11-22'), saturday)).toMatchObject({ maxDate: '2026-12-18' });
});

test.each(['2026-12-24', '2026-12-31'])('no carrier collects on %s, although it is a working day', (date) => {
  const now = at('2026-12-21T06:00:00');
  expect(checkPickup(window(date), now)).toMatchObject({ ok: false, reason: 'pickup_holiday' });
  expect(pickupDays(now)).not.toContain(date);
  expect(pickupStarts(date, now)).toEqual([]);
  expect(checkPickup(window('2026-12-23'), now)).toEqual({ ok: true });
});

test.each([
  [2024, '2024-03-29', '2024-04-01', '2024-05-09', '2024-05-20'],
  [2026, '2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25'],
  [2027, '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17'],
  [2035, '2035-03-23', '2035-03-26', '2035-05-03', '2035-05-14'],
  [2038, '2038-04-23', '2038-04-26', '2038-06-03', '2038-06-14'],
])('the nationwide holidays of %j', (year, ...movable) => {
  const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26'].map((day) => `${year}-${day}`);
  expect([...germanHolidays(year)].sort()).toEqual([...fixed, ...movable].sort());
});

// As calendars have it, the earliest and latest days among them.
test.each([
  [
    '1818-03-22',
    '1886-04-25',
    '1943-04-25',
    '1954-04-18',
    '1961-04-02',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
  ],
  [
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
    '2029-04-01',
    '2030-04-21',
    '2031-04-13',
  ],
  [
    '2032-03-28',
    '2033-04-17',
    '2034-04-09',
    '2035-03-25',
    '2036-04-13',
    '2037-04-05',
    '2038-04-25',
    '2039-04-10',
  ],
  [
    '2040-04-01',
    '2041-04-21',
    '2042-04-06',
    '2043-03-29',
    '2044-04-17',
    '2045-04-09',
    '2046-03-25',
    '2047-04-14',
  ],
  [
    '2048-04-05',
    '2049-04-18',
    '2050-04-10',
    '2076-04-19',
    '2100-03-28',
    '2200-04-06',
    '2285-03-22',
    '2299-04-16',
  ],
])('Easter is on %s, and on the other dates in this table', (...days) => {
  expect(days.map((day) => easterSunday(Number(day.slice(0, 4))))).toEqual(days);
});

test('a pickup is over once its window has ended, in Berlin time', () => {
  const tuesday = window('2026-11-24', '10:00', '15:00');
  expect(isPickupOver(tuesday, at('2026-11-24T14:59:59'))).toBe(false);
  expect(isPickupOver(tuesday, at('2026-11-24T15:00:00'))).toBe(true);
  expect(isPickupOver(tuesday, at('2026-11-23T16:00:00'))).toBe(false);
});

test.each([
  [{ packageIndex: 0, leg: 0, status: 'created' }, true],
  [{ packageIndex: 1, leg: 0, status: 'created' }, false],
  [{ packageIndex: 0, leg: 1, status: 'created' }, false],
  [{ packageIndex: 0, leg: 0, status: 'shipped' }, false],
] as const)('with the second parcel refunded, %j is to be collected: %j', (waiting, expected) => {
  expect(awaitsCollection(waiting, [1])).toBe(expected);
});

test('two instants become a window in Berlin time, in winter and in summer', () => {
  expect(windowFromInstants(new Date('2026-11-24T09:00:00Z'), new Date('2026-11-24T14:05:00Z'))).toEqual({
    date: '2026-11-24',
    timeFrom: '10:00',
    timeTo: '15:05',
  });
  expect(windowFromInstants(new Date('2026-06-30T22:00:00Z'), new Date('2026-07-01T07:30:00Z'))).toEqual({
    date: '2026-07-01',
    timeFrom: '00:00',
    timeTo: '09:30',
  });
});

test('instants on two different Berlin days are not a window', () => {
  expect(windowFromInstants(new Date('2026-11-24T09:00:00Z'), new Date('2026-11-25T14:00:00Z'))).toBeNull();
  expect(windowFromInstants(new Date('2026-06-30T21:59:00Z'), new Date('2026-06-30T22:00:00Z'))).toBeNull();
});

test('windows end at least five hours later, so the valid pairs are 10–15, 10–16 and 11–16', () => {
  expect(pickupEnds('10:00')).toEqual(['15:00', '16:00']);
  expect(pickupEnds('11:00')).toEqual(['16:00']);
  expect(['', '09:00', '10:30', '12:00', '25:00'].flatMap(pickupEnds)).toEqual([]);
  expect(MIN_PICKUP_HOURS).toBe(5);
});

test('carriers get the window with the UTC offset of its day', () => {
  expect(pickupInstants(window('2026-10-23', '10:00', '16:00'))).toEqual({
    minDatetime: '2026-10-23T10:00:00+02:00',
    maxDatetime: '2026-10-23T16:00:00+02:00',
  });
  expect(pickupInstants(window('2026-10-26')).minDatetime).toBe('2026-10-26T10:00:00+01:00');
});

// The same rules written differently: weekdays by UTC, summer time and holidays from a printed calendar.
const printedHolidays = new Set(
  [
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-01',
    '2027-05-06',
  ].concat(['2027-05-17', '2027-10-03', '2027-12-24', '2027-12-25', '2027-12-26', '2027-12-31']),
);
const isSummer = (date: string): boolean =>
  date < '2026-10-25' || (date >= '2027-03-28' && date < '2027-10-31');
const startOf = (date: string, start: string): number =>
  Date.parse(`${date}T${start}:00Z`) - (isSummer(date) ? 7_200_000 : 3_600_000);

/** Every window that the rules allow at this moment, as "date start". */
function allowedStarts(now: number): string[] {
  const offset = isSummer(new Date(now + 3_600_000).toISOString().slice(0, 10)) ? 7_200_000 : 3_600_000;
  const today = new Date(now + offset).toISOString().slice(0, 10);
  const days = Array.from({ length: 29 }, (_, ahead) => addDays(today, ahead)).filter((date) => {
    const day = new Date(`${date}T12:00:00Z`).getUTCDay();
    return day >= 1 && day <= 5 && !printedHolidays.has(date);
  });
  return days.flatMap((date) =>
    ['10:00', '11:00']
      .filter((start) => startOf(date, start) - now >= 10_800_000)
      .map((start) => `${date} ${start}`),
  );
}

test('at every hour of 366 days exactly the allowed slots are offered, and no day without one', () => {
  const first = Date.parse('2026-10-24T00:00:00Z');
  const wrong: string[] = [];
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const now = new Date(first + hour * 3_600_000);
    const days = pickupDays(now);
    const offered = days.flatMap((date) => pickupStarts(date, now).map((start) => `${date} ${start}`));
    const sameSlots = offered.join() === allowedStarts(now.getTime()).join();
    const noEmptyDay = days.every((date) => offered.some((slot) => slot.startsWith(date)));
    // The first and the last slot are enough: they are at the edges of the rules.
    const bookable = [offered[0], offered.at(-1)].every((slot) => {
      const [date = '', timeFrom = ''] = slot?.split(' ') ?? [];
      const ends = pickupEnds(timeFrom);
      return ends.length > 0 && ends.every((timeTo) => checkPickup({ date, timeFrom, timeTo }, now).ok);
    });
    if (!sameSlots || !noEmptyDay || !bookable) wrong.push(now.toISOString());
  }
  expect(wrong).toEqual([]);
});
