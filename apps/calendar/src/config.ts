import { fileURLToPath } from 'node:url';

import { settings } from '@high-street/owner';
import {
  databaseVariables,
  enquirySecrets,
  isOrigin,
  mailVariables,
  replyToVariable,
  secretVariable,
  serviceVariables,
  wholeNumber,
} from '@high-street/server';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DEFAULT_PORT = 3001;

const originError = 'must be an origin such as https://www.shop.example';
const addressError = 'must be an address without a path such as https://calendar.shop.example';

/** Every variable that the calendar reads, with its default and its meaning; docs/operations.md is made of these. */
export const configSchema = z.object({
  ...databaseVariables(ROOT),
  ...serviceVariables,
  ...mailVariables(() => settings.brand.support.email),
  ...replyToVariable,
  CALENDAR_PORT: wholeNumber(1, 65_535).default(DEFAULT_PORT).meta({
    description: 'Where the calendar answers.',
  }),
  CALENDAR_URL: z
    .string()
    .refine((text) => isOrigin(text.replace(/\/$/, '')), { error: addressError })
    .optional()
    .meta({
      description: 'Where visitors reach the calendar: links in mails begin with it.',
      unset: '`http://localhost:CALENDAR_PORT`',
    }),
  SITE_URL: z
    .string()
    .refine(isOrigin, { error: originError })
    .default('http://localhost:3000')
    .meta({
      description: 'The site: the only origin that may frame the calendar.',
    }),
  DESK_URL: z.string().refine(isOrigin, { error: originError }).optional().meta({
    description:
      'Where the desk is, for links in mails to your people; without it these name commands.',
  }),
  BOOKING_SECRET: secretVariable.optional().meta({
    description: 'Signs the links that move and cancel bookings, at least 32 characters.',
    unset: 'a random one, kept in the database',
  }),
  BOOKING_SECRET_BEFORE: secretVariable.optional().meta({
    description:
      'What `BOOKING_SECRET` was before it was changed: links in mails that were sent go on opening.',
  }),
  ...enquirySecrets,
  PAGE_DIR: z.string().default(`${ROOT}apps/calendar/build`).meta({
    description: 'The folder of the built booking page.',
  }),
  ASSETS_DIR: z.string().optional().meta({
    description:
      "Where `npm run publish-site` keeps the booking page's assets, those of earlier builds too.",
  }),
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120).meta({
    description: 'Calls to the calendar that one address may make in a minute.',
  }),
  BOOKINGS_PER_ADDRESS_HOUR: wholeNumber(1, 1_000_000).default(20).meta({
    description: 'Times that one address may take or move in an hour.',
  }),
  BOOKINGS_PER_EMAIL_DAY: wholeNumber(1, 1_000_000).default(10).meta({
    description:
      'Times that may be taken with one email address in a day, however it is spelt, and moves of one booking in a day.',
  }),
  OPEN_BOOKINGS_PER_EMAIL: wholeNumber(1, 1_000_000).default(3).meta({
    description: 'Bookings to come that one email address may have, however it is spelt.',
  }),
  OPEN_BOOKINGS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(5).meta({
    description:
      'Bookings to come that may be made from one address, an IPv6 network counting as one.',
  }),
  BOOKINGS_PER_MINUTE: wholeNumber(1, 10_000_000).default(120).meta({
    description: 'Times that are taken or moved in a minute in all.',
  }),
});

export type Config = z.infer<typeof configSchema>;

/** Where visitors reach the calendar, with a slash at its end. */
export function readCalendarUrl({
  CALENDAR_URL: url,
  CALENDAR_PORT: port,
}: Pick<Config, 'CALENDAR_URL' | 'CALENDAR_PORT'>): string {
  if (url === undefined) return `http://localhost:${port}/`;
  return url.endsWith('/') ? url : `${url}/`;
}
