import { createOfficeClock } from '@high-street/leads';
import { chooseBrand } from '@high-street/owner';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';

const HOURS = everyDay(['09:30', '12:30'], ['13:30', '17:00']);

/** Who the provider is in tests, whatever is in `owner/`. */
export const BRAND = chooseBrand('kerbside').pack;

/** When the provider of tests is open: on working days in London, with two hours for a first answer. */
export const OFFICE = createOfficeClock(
  anAvailability({
    timeZone: 'Europe/London',
    weeklyHours: { ...HOURS, saturday: [], sunday: [] },
  }),
  { targetMinutes: 120 },
);

/** For how many months the provider of tests keeps leads. */
export const RETENTION_MONTHS = 24;
