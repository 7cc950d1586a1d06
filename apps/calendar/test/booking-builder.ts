import { randomUUID } from 'node:crypto';

import type { NewBooking } from '@high-street/contract';

/** The present moment of the tests: a Monday, an hour before the first slot that has enough notice. */
export const MONDAY = '2026-01-05T07:00:00Z';

const HOURS = [['09:00', '17:00']];

/** Half an hour with a quarter's pause, so that each booking takes the slots on both of its sides with it. */
export const AVAILABILITY = {
  timeZone: 'Europe/London',
  weeklyHours: {
    monday: HOURS,
    tuesday: HOURS,
    wednesday: HOURS,
    thursday: HOURS,
    friday: HOURS,
    saturday: [],
    sunday: [],
  },
  slotMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 180,
  horizonDays: 30,
  place: 'Video call',
  daysOff: ['2026-01-12'],
};

/** A start in the first week, such as `at('Tuesday', '10:00')`. */
export function at(day: keyof typeof DATES, time: string): string {
  return `${DATES[day]}T${time}:00Z`;
}

const DATES = {
  Monday: '2026-01-05',
  Tuesday: '2026-01-06',
  Wednesday: '2026-01-07',
  Saturday: '2026-01-10',
  'the day off': '2026-01-12',
  'the last day': '2026-02-04',
  'the day after the last': '2026-02-05',
} as const;

/** What somebody types. */
export const TYPED = {
  name: 'Anna Bell',
  email: 'anna@example.com',
  note: 'We sell bread.\nAnd cakes.',
};

/** What the page sends, with the given fields changed. */
export function aBooking(changes: Partial<NewBooking> = {}): NewBooking {
  return {
    start: at('Tuesday', '10:00'),
    timeZone: 'Asia/Kolkata',
    ...TYPED,
    ...changes,
  };
}

/** A key that no other call has. */
export function aKey(): string {
  return randomUUID();
}
