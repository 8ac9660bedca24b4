// Holidays of single states, found by postcode and day (C-12).
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { germanHolidays } from './pickup.ts';
import { germanStateOf, germanStates, regionalHoliday } from './regional-holiday.ts';

test.each([
  ['01067', 'SN'],
  // The last ones before the next state.
  ['01944', 'SN'],
  ['22114', 'SH'],
  ['10115', 'BE'],
  ['20457', 'HH'],
  ['27499', 'HH'],
  ['28195', 'HB'],
  ['60311', 'HE'],
  ['66111', 'SL'],
  ['80331', 'BY'],
  ['89077', 'BW'],
  ['89231', 'BY'],
  ['99084', 'TH'],
  ['00999', null],
  ['1010', null],
  ['SW1A 1AA', null],
])('%s is in %s', (zip, state) => {
  expect(germanStateOf(zip)).toBe(state);
});

test.each([
  ['80331', '2026-06-04', 'BY', 'corpusChristi'],
  ['80331', '2027-01-06', 'BY', 'epiphany'],
  ['80331', '2026-08-15', 'BY', 'assumption'],
  ['86150', '2028-08-08', 'Augsburg', 'peaceFestival'],
  ['50667', '2027-05-27', 'NW', 'corpusChristi'],
  ['37308', '2027-05-27', 'TH', 'corpusChristi'],
  ['37359', '2027-05-27', 'TH', 'corpusChristi'],
  ['50667', '2027-11-01', 'NW', 'allSaints'],
  ['10115', '2027-03-08', 'BE', 'womensDay'],
  ['99084', '2027-09-20', 'TH', 'childrensDay'],
  ['20457', '2028-10-31', 'HH', 'reformation'],
  ['01067', '2026-11-18', 'SN', 'repentance'],
  ['01067', '2027-11-17', 'SN', 'repentance'],
  ['01067', '2028-11-22', 'SN', 'repentance'],
])('%s has a holiday on %s', (zip, date, place, holiday) => {
  expect(regionalHoliday(zip, date)).toEqual({ place, holiday });
});

test.each([
  ['20457', '2026-06-04'],
  ['99084', '2027-05-27'],
  ['37281', '2027-09-20'],
  ['80331', '2028-10-31'],
  ['80331', '2028-08-08'],
  ['86150', '2026-08-07'],
  ['10373', '2027-05-27'],
  ['10115', '2026-11-18'],
  ['01067', '2026-11-25'],
  // Nationwide holidays: nobody collects then, and no such day is offered.
  ['80331', '2026-12-25'],
  ['', '2027-01-06'],
])('%s has no regional holiday on %s', (zip, date) => {
  expect(regionalHoliday(zip, date)).toBeNull();
});

test('every state has as many holidays in 2027 as its law says, including the nationwide ones', () => {
  const zips: Record<string, string> = {};
  for (let zip = 1; zip < 100_000; zip += 1) {
    const text = String(zip).padStart(5, '0');
    zips[germanStateOf(text) ?? ''] ??= text;
  }
  const days = Array.from({ length: 365 }, (_, index) => addDays('2027-01-01', index));
  const counts = germanStates.map((state) => [
    state,
    9 + days.filter((day) => regionalHoliday(zips[state] ?? '', day)).length,
  ]);
  expect(germanHolidays(2027).size).toBe(9);
  // Easter Sunday and Whit Sunday, holidays by law in Brandenburg, are not working days anywhere.
  expect(Object.fromEntries(counts)).toEqual({
    BB: 10,
    BE: 10,
    BW: 12,
    BY: 13,
    HB: 10,
    HE: 10,
    HH: 10,
    MV: 11,
    NI: 10,
    NW: 11,
    RP: 11,
    SH: 10,
    SL: 12,
    SN: 11,
    ST: 11,
    TH: 11,
  });
});
