import { createOfficeClock } from '@high-street/leads';
import { chooseBrand } from '@high-street/owner';
import { aLondonAvailability } from '@high-street/server/hours/testing';

/** Who the provider is in tests, whatever is in `owner/`. */
export const BRAND = chooseBrand('kerbside').pack;

/** When the provider of tests has demos. */
export const AVAILABILITY = aLondonAvailability();

/** When the provider of tests is open, with two hours for a first answer. */
export const OFFICE = createOfficeClock(AVAILABILITY, { targetMinutes: 120 });

/** For how many months the provider of tests keeps leads. */
export const RETENTION_MONTHS = 24;
