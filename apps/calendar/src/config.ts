import { fileURLToPath } from 'node:url';

import { settings } from '@high-street/owner';
import {
  databaseVariables,
  isOrigin,
  mailVariables,
  serviceVariables,
  wholeNumber,
} from '@high-street/server';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DEFAULT_PORT = 3001;

const originError = 'must be an origin such as https://www.shop.example';
const addressError = 'must be an address without a path such as https://calendar.shop.example';
const secretError = 'must be at least 32 characters';

/** Every variable that the calendar reads, with its default. */
export const configSchema = z.object({
  ...databaseVariables(ROOT),
  ...serviceVariables,
  ...mailVariables(() => settings.brand.support.email),
  CALENDAR_PORT: wholeNumber(1, 65_535).default(DEFAULT_PORT),
  /** Where visitors reach the calendar: links in mails begin with it. */
  CALENDAR_URL: z
    .string()
    .refine((text) => isOrigin(text.replace(/\/$/, '')), { error: addressError })
    .optional(),
  /** The site: the only origin that may frame the calendar. */
  SITE_URL: z.string().refine(isOrigin, { error: originError }).default('http://localhost:3000'),
  /** Signs the links by which a booking is moved or cancelled; unset, a random one is kept in the database. */
  BOOKING_SECRET: z.string().min(32, { error: secretError }).optional(),
  /** The built booking page. */
  PAGE_DIR: z.string().default(`${ROOT}apps/calendar/build`),
  /** Calls to the calendar that one address may make in a minute. */
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
  /** Times that one address may take in an hour; moving a booking counts too. */
  BOOKINGS_PER_ADDRESS_HOUR: wholeNumber(1, 1_000_000).default(20),
  /** Times that may be taken with one e-mail address in a day; each of them is a mail to it. */
  BOOKINGS_PER_EMAIL_DAY: wholeNumber(1, 1_000_000).default(10),
  /** Times that are taken in a minute in all. */
  BOOKINGS_PER_MINUTE: wholeNumber(1, 10_000_000).default(120),
});

/** The settings of the calendar. */
export type Config = z.infer<typeof configSchema>;

/** Where visitors reach the calendar, with a slash at its end. */
export function calendarUrlOf({
  CALENDAR_URL: url,
  CALENDAR_PORT: port,
}: Pick<Config, 'CALENDAR_URL' | 'CALENDAR_PORT'>): string {
  if (url === undefined) return `http://localhost:${port}/`;
  return url.endsWith('/') ? url : `${url}/`;
}
