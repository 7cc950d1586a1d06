import { databaseVariables, wholeNumber } from '@high-street/server';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

/** The variables that starting the whole product reads; the services read the rest themselves. */
export const startConfigSchema = z.object({
  ...databaseVariables(PROJECT_ROOT),
  HOST: z.string().default('localhost'),
  PORT: wholeNumber(1, 65_535).default(3000),
  SMTP_URL: z.string().optional(),
  INBOX_SMTP_PORT: wholeNumber(1, 65_535).default(1025),
  INBOX_PAGE_PORT: wholeNumber(1, 65_535).default(1080),
});
