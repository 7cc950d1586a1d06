import { fileURLToPath } from 'node:url';

import { settings } from '@high-street/owner';
import {
  databaseVariables,
  emailVariable,
  enquirySecrets,
  isOrigin,
  isWebAddress,
  buildListSchema,
  mailVariables,
  portVariable,
  replyToVariable,
  secretVariable,
  serviceVariables,
  wholeNumber,
} from '@high-street/server';
import { z } from 'zod';

import { parseImapUrl } from '#/inbound/imap-place.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const imapError = 'must be the address of a mailbox, imaps://user:password@host/INBOX';
const httpError = 'must be an address that starts with https:// or http://';
const webhookError = 'must be whsec_ and a key of 24 bytes or more in base 64';
const roleError = 'must be all, web or worker';
const switchError = 'must be yes or no';
const calendarError = 'must be none, or an address that starts with https:// or http://';
const siteError = 'must be an origin such as https://www.shop.example';
const originError = 'must be an origin such as https://desk.shop.example';
const originsError = 'must be origins such as https://www.shop.example, with commas between them';

const limitVariables = {
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120).meta({
    description: 'Calls to the API that one address may make in a minute.',
  }),
  LEADS_PER_ADDRESS_HOUR: wholeNumber(1, 1_000_000).default(30).meta({
    description: 'Leads that one address may send in an hour.',
  }),
  LEADS_PER_EMAIL_DAY: wholeNumber(1, 1_000_000).default(10).meta({
    description: 'Leads that may come with one email address in a day, however it is spelt.',
  }),
  LEADS_PER_MINUTE: wholeNumber(1, 10_000_000).default(600).meta({
    description: 'Leads that are taken in a minute in all.',
  }),
};

const webhookSecret = z.string().regex(/^whsec_[\w+/=-]{32,}$/, { error: webhookError });

const enquiryVariables = {
  CALENDAR_URL: z
    .string()
    .refine((text) => text === 'none' || isWebAddress(text), { error: calendarError })
    .optional()
    .meta({
      description:
        "The product's own calendar, where visitors book from the page of their enquiry with their details filled in; without it that page offers no times.",
    }),
  ...enquirySecrets,
};

const crmVariables = {
  CRM_URL: z.string().refine(isWebAddress, { error: httpError }).optional().meta({
    description:
      'Where contacts are passed on to, the same for `web` and `worker`; without it they are kept here alone.',
  }),
  CRM_SECRET: webhookSecret.optional().meta({
    description:
      'The secret, `whsec_…`, that signs the calls to `CRM_URL` as Standard Webhooks; needed with it.',
  }),
  CRM_SECRET_BEFORE: webhookSecret.optional().meta({
    description:
      'What `CRM_SECRET` was before it was changed: calls are signed with both until the CRM knows the new one.',
  }),
  CRM_PRIVATE_NETWORK: z.enum(['yes', 'no'], { error: switchError }).default('no').meta({
    description: '`yes` allows a CRM on a private network.',
  }),
  CRM_KEY: secretVariable.optional().meta({
    description:
      'The key of other servers that call `POST /api/crm/createOrUpdate`, at least 32 characters; without it nobody can.',
  }),
};

/** Every variable that the API service reads, with its default and its meaning; docs/operations.md is made of these. */
export const configSchema = z.object({
  ...databaseVariables(ROOT),
  ...serviceVariables,
  ...mailVariables(() => settings.brand.support.email),
  ...limitVariables,
  ...crmVariables,
  ...enquiryVariables,
  ROLE: z.enum(['all', 'web', 'worker'], { error: roleError }).default('all').meta({
    description:
      'What the API process does: `web` answers calls, `worker` delivers, `all` does both; any number of each may share one database.',
  }),
  PORT: portVariable,
  SITE_URL: z.string().refine(isOrigin, { error: siteError }).optional().meta({
    description:
      "The site's address, with which links to the pages of visitors begin; `/metrics` needs `METRICS_KEY` where it is not this machine's own.",
    unset: '`http://localhost:PORT`',
  }),
  SITE_DIR: z.string().default(`${ROOT}apps/site/build/client`).meta({
    description: 'The folder of prebuilt files that the API service sends.',
  }),
  ...replyToVariable,
  IMAP_URL: z
    .string()
    .refine((text) => parseImapUrl(text) !== null, { error: imapError })
    .optional()
    .meta({
      description:
        'The mailbox of `REPLY_TO`, `imaps://user:password@host/INBOX`, the same for `web` and `worker`: what visitors answer joins their leads, and nothing in it is changed; without it answers are read in the mailbox alone.',
    }),
  DESK_URL: z.string().refine(isOrigin, { error: originError }).optional().meta({
    description:
      'Where the desk is, for links in mails to your people; without it these name commands.',
  }),
  HEARTBEAT_TO: emailVariable.optional().meta({
    description: 'Who gets the mails of the heartbeats; without it nobody.',
  }),
  HEARTBEAT_MINUTES: wholeNumber(0, 59).default(10).meta({
    description: 'How often a trial lead runs through the complete chain, 0 for never.',
  }),
  CORS_ORIGINS: buildListSchema(isOrigin, originsError).meta({
    description:
      'Origins of other sites that may call the API from a browser, with commas between them.',
  }),
  FORM_TOKEN_SECRET: secretVariable.optional().meta({
    description:
      'Signs the tokens of forms and blinds the addresses that are counted, at least 32 characters.',
    unset: 'a random one, kept in the database',
  }),
  COUNTING: z.enum(['yes', 'no'], { error: switchError }).default('yes').meta({
    description:
      '`no` counts nothing of visits: the room Numbers of the desk stays empty for that time.',
  }),
  API_DOCS: z.enum(['yes', 'no'], { error: switchError }).default('no').meta({
    description:
      '`yes` serves the OpenAPI document at `/api/docs`; it is also in `docs/openapi.json`.',
  }),
});

export type Config = z.infer<typeof configSchema>;

/** Where visitors reach the site. */
export function readSiteUrl({
  SITE_URL: url,
  PORT: port,
}: Pick<Config, 'SITE_URL' | 'PORT'>): string {
  return url ?? `http://localhost:${port}`;
}
