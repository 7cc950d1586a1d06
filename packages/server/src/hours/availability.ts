import { isPlainLine, timeZoneSchema, WEEK_DAYS } from '@high-street/contract';
import { z } from 'zod';

import { StartupError } from '#/error/startup-error.ts';

const OPENING_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOSING_TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const ZONE_RULE = 'must be an IANA name such as Europe/London';
const DATE_RULE = 'must be a date such as 2026-12-25';
const PLACE_LIMIT = 200;
const PLACE_RULE = `must be one line of 1 to ${PLACE_LIMIT} characters`;
const DAY_MINUTES = 1_440;
const YEAR_MINUTES = 525_600;
const YEAR_DAYS = 365;

const hoursSchema = z
  .tuple(
    [
      timeSchema(OPENING_TIME, 'must be a time such as 09:30'),
      timeSchema(CLOSING_TIME, 'must be a time such as 17:00, or 24:00'),
    ],
    'must be an opening and a closing time',
  )
  .refine(([opening, closing]) => opening < closing, 'must end after it starts');

const dayHoursSchema = z
  .array(hoursSchema, 'must be a list of hours')
  .overwrite((hours) => hours.toSorted(([a], [b]) => a.localeCompare(b)))
  .refine(doNotOverlap, 'must not have hours that overlap');

/** The provider's hours and rules; each message is a rule that reads on from the name of its field. */
export const availabilitySchema = z.strictObject(
  {
    /** Where it takes place, as visitors read it. */
    place: z
      .string(PLACE_RULE)
      .min(1, PLACE_RULE)
      .max(PLACE_LIMIT, PLACE_RULE)
      .refine(isPlainLine, PLACE_RULE),
    /** IANA zone in which the hours and the days off are meant. */
    timeZone: z
      .string(ZONE_RULE)
      .refine((zone) => timeZoneSchema.safeParse(zone).success, ZONE_RULE),
    /** Opening and closing as HH:MM in that zone, earliest first; 24:00 is the end of the day. */
    weeklyHours: z.record(
      z.enum(WEEK_DAYS),
      dayHoursSchema,
      `must have the hours of ${WEEK_DAYS.join(', ')}`,
    ),
    /** Exact length of a slot. */
    slotMinutes: wholeNumber(1, DAY_MINUTES),
    /** Exact time that stays free after each booking. */
    bufferMinutes: wholeNumber(0, DAY_MINUTES),
    /** Least exact time from the moment of booking to the start of the slot. */
    noticeMinutes: wholeNumber(0, YEAR_MINUTES),
    /** How many of the provider's days after today can be booked. */
    horizonDays: wholeNumber(1, YEAR_DAYS),
    /** ISO dates on which nothing can be booked. */
    daysOff: z.array(z.iso.date(DATE_RULE), 'must be a list of dates'),
  },
  'must be an object with the settings',
);

/** The provider's hours and rules, known to be right. */
export type Availability = z.output<typeof availabilitySchema>;

/** Returns the settings with each day's hours in order; throws a StartupError that names every wrong one. */
export function readAvailability(value: unknown): Availability {
  const result = availabilitySchema.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    (issue) => `${z.core.toDotPath(issue.path) || 'it'} ${ruleOf(issue)}`,
  );
  throw new StartupError(
    'CONFIG_INVALID',
    `owner/availability.ts cannot be used: ${faults.join('; ')}.`,
  );
}

function timeSchema(pattern: RegExp, rule: string) {
  // Aborts, so that a time which cannot be read is not compared with another as well.
  return z.string(rule).regex(pattern, { error: rule, abort: true });
}

function wholeNumber(least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return z.int(rule).min(least, rule).max(most, rule);
}

function doNotOverlap(hours: readonly z.output<typeof hoursSchema>[]): boolean {
  return hours.every(([opening], index) => opening >= (hours[index - 1]?.[1] ?? ''));
}

function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return `must not have ${issue.keys.join(', ')}, which nothing reads`;
}
