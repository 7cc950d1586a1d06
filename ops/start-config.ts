import {
  databaseVariables,
  hostVariable,
  isOrigin,
  isWebAddress,
  portVariable,
  wholeNumber,
} from '@high-street/server';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

const port = wholeNumber(1, 65_535);
const deskPortError = 'must be none, or a whole number from 1 to 65535';
const originError = 'must be an origin such as https://desk.shop.example';
const calendarError = 'must be none, or an address that starts with https:// or http://';

/** The variables that starting the complete product reads, with their meaning; the services read the rest themselves. */
export const startConfigSchema = z.object({
  ...databaseVariables(PROJECT_ROOT),
  HOST: hostVariable,
  PORT: portVariable,
  CALENDAR_PORT: port.optional().meta({
    description:
      "When set, the product's own calendar runs there, whatever `CALENDAR_URL` says; `npm start` only.",
  }),
  CALENDAR_URL: z
    .string()
    .refine((text) => text === 'none' || isWebAddress(text), { error: calendarError })
    .optional()
    .meta({
      description:
        'The booking page that the site is built with: an address, or `none` for a panel that holds links only.',
      unset: "the product's own calendar",
    }),
  SITE_URL: z.string().optional().meta({
    description:
      "The site's address: the only origin that may frame the product's own calendar, which `npm start` runs.",
    unset: '`http://HOST:PORT`',
  }),
  DESK_PORT: z
    .string()
    .refine((text) => text === 'none' || port.safeParse(text).success, { error: deskPortError })
    .transform((text) => (text === 'none' ? text : Number(text)))
    .prefault('3002')
    .meta({
      description: 'Where `npm start` has the desk answer; `none` starts the product without it.',
    }),
  DESK_URL: z.string().refine(isOrigin, { error: originError }).optional().meta({
    description: 'Where its people reach the desk, which `npm start` passes on.',
    unset: '`http://localhost:DESK_PORT`',
  }),
  SMTP_URL: z.string().optional().meta({
    description: 'The mail server; without it `npm start` opens the local inbox.',
    unset: 'the local inbox',
  }),
  INBOX_SMTP_PORT: port.default(1025).meta({
    description: 'The port at which the local inbox takes mails.',
  }),
  INBOX_PAGE_PORT: port.default(1080).meta({
    description: 'The port at which the local inbox shows them.',
  }),
});

/** What starting the complete product is told by the environment. */
export type StartConfig = z.infer<typeof startConfigSchema>;
