import { expect, test } from 'vitest';

import { StartupError } from '#/error/startup-error.ts';

import { readAvailability } from './availability.ts';
import { anAvailability, everyDay } from './testing/an-availability.ts';

const AVAILABILITY = anAvailability();

const refusal = (faults: string) =>
  new StartupError('CONFIG_INVALID', `owner/availability.ts cannot be used: ${faults}`);

test.each([
  ['a day that is open all day', { weeklyHours: everyDay(['00:00', '24:00']) }],
  ['hours that meet', { weeklyHours: everyDay(['09:00', '12:00'], ['12:00', '15:00']) }],
  ['a week that is closed', { weeklyHours: everyDay() }],
  ['a zone with odd minutes', { timeZone: 'Pacific/Chatham' }],
  ['a leap day off', { daysOff: ['2028-02-29'] }],
  ['no buffer', { bufferMinutes: 0 }],
  ['no notice', { noticeMinutes: 0 }],
  ['slots as long as a day', { slotMinutes: 1_440 }],
  ['tomorrow as the last day', { horizonDays: 1 }],
])('accepts %s', (_, changes) => {
  const settings = { ...AVAILABILITY, ...changes };
  expect(readAvailability(settings)).toEqual(settings);
});

test("puts a day's hours in order", () => {
  const weeklyHours = everyDay(['13:00', '17:00'], ['09:00', '12:00']);
  expect(readAvailability({ ...AVAILABILITY, weeklyHours }).weeklyHours.friday).toEqual([
    ['09:00', '12:00'],
    ['13:00', '17:00'],
  ]);
});

const ZONE_RULE = 'timeZone must be an IANA name such as Europe/London';

test.each([
  [{ timeZone: 'Europe/Londn' }, ZONE_RULE],
  [{ timeZone: '+01:00' }, ZONE_RULE],
  [{ timeZone: '' }, ZONE_RULE],
  [{ timeZone: undefined }, ZONE_RULE],
  [{ slotMinutes: 0 }, 'slotMinutes must be a whole number from 1 to 1440'],
  [{ slotMinutes: 22.5 }, 'slotMinutes must be a whole number from 1 to 1440'],
  [{ slotMinutes: '30' }, 'slotMinutes must be a whole number from 1 to 1440'],
  [{ slotMinutes: 1_441 }, 'slotMinutes must be a whole number from 1 to 1440'],
  [{ slotMinutes: NaN }, 'slotMinutes must be a whole number from 1 to 1440'],
  [{ bufferMinutes: -1 }, 'bufferMinutes must be a whole number from 0 to 1440'],
  [{ noticeMinutes: -1 }, 'noticeMinutes must be a whole number from 0 to 525600'],
  [{ horizonDays: 0 }, 'horizonDays must be a whole number from 1 to 365'],
  [{ horizonDays: 366 }, 'horizonDays must be a whole number from 1 to 365'],
  [{ daysOff: ['2027-02-29'] }, 'daysOff[0] must be a date such as 2026-12-25'],
  [{ daysOff: ['2026-12-25', '1 May'] }, 'daysOff[1] must be a date such as 2026-12-25'],
  [{ daysOff: '2026-12-25' }, 'daysOff must be a list of dates'],
  [{ lunch: '12:30' }, 'it must not have lunch, which nothing reads'],
])('refuses %j', (changes, fault) => {
  expect(() => readAvailability({ ...AVAILABILITY, ...changes })).toThrow(refusal(`${fault}.`));
});

test.each([
  [[['12:00', '09:00']], '[0] must end after it starts'],
  [[['09:00', '09:00']], '[0] must end after it starts'],
  [[['9:00', '12:00']], '[0][0] must be a time such as 09:30'],
  [[['24:00', '24:00']], '[0][0] must be a time such as 09:30'],
  [[['09:60', '12:00']], '[0][0] must be a time such as 09:30'],
  [[['09:00', '24:01']], '[0][1] must be a time such as 17:00, or 24:00'],
  [[['09:00', '12:00:30']], '[0][1] must be a time such as 17:00, or 24:00'],
  [[['09:00', null]], '[0][1] must be a time such as 17:00, or 24:00'],
  [[['09:00']], '[0] must be an opening and a closing time'],
  [[null], '[0] must be an opening and a closing time'],
  [['09:00-12:00'], '[0] must be an opening and a closing time'],
  [null, ' must be a list of hours'],
  [undefined, ' must be a list of hours'],
  [
    [
      ['09:00', '12:00'],
      ['11:59', '15:00'],
    ],
    ' must not have hours that overlap',
  ],
  [
    [
      ['13:00', '15:00'],
      ['09:00', '24:00'],
    ],
    ' must not have hours that overlap',
  ],
  [
    [
      ['09:00', '12:00'],
      ['09:00', '12:00'],
    ],
    ' must not have hours that overlap',
  ],
])('refuses %j as hours', (monday, fault) => {
  const weeklyHours = { ...AVAILABILITY.weeklyHours, monday };
  expect(() => readAvailability({ ...AVAILABILITY, weeklyHours })).toThrow(
    refusal(`weeklyHours.monday${fault}.`),
  );
});

test.each([undefined, null, 'Europe/London', []])('refuses %j as the whole', (value) => {
  expect(() => readAvailability(value)).toThrow(refusal('it must be an object with the settings.'));
});

test('names every wrong setting in one line', () => {
  const settings = { ...AVAILABILITY, timeZone: 'Mars', slotMinutes: 0 };
  expect(() => readAvailability(settings)).toThrow(
    refusal(`${ZONE_RULE}; slotMinutes must be a whole number from 1 to 1440.`),
  );
});
