import { databaseVariables, isWebAddress, wholeNumber } from '@high-street/server';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

const port = wholeNumber(1, 65_535);
const calendarError = 'must be none, or an address that starts with https:// or http://';

/** The variables that starting the whole product reads; the services read the rest themselves. */
export const startConfigSchema = z.object({
  ...databaseVariables(PROJECT_ROOT),
  HOST: z.string().default('localhost'),
  PORT: port.default(3000),
  CALENDAR_PORT: port.optional(),
  CALENDAR_URL: z
    .string()
    .refine((text) => text === 'none' || isWebAddress(text), { error: calendarError })
    .optional(),
  SITE_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  INBOX_SMTP_PORT: port.default(1025),
  INBOX_PAGE_PORT: port.default(1080),
});

/** What starting the whole product is told by the environment. */
export type StartConfig = z.infer<typeof startConfigSchema>;
