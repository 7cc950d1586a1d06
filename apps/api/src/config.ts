import { fileURLToPath } from 'node:url';

import { settings } from '@high-street/owner';
import {
  databaseVariables,
  emailVariable,
  isOrigin,
  isWebAddress,
  listOf,
  mailVariables,
  serviceVariables,
  wholeNumber,
} from '@high-street/server';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const httpError = 'must be an address that starts with https:// or http://';
const secretError = 'must be at least 32 characters';
const webhookError = 'must be whsec_ and a key of 24 bytes or more in base 64';
const roleError = 'must be all, web or worker';
const switchError = 'must be yes or no';
const originsError = 'must be origins such as https://www.shop.example, with commas between them';

const secret = z.string().min(32, { error: secretError });

/** Every variable that the API service reads, with its default. */
export const configSchema = z.object({
  ...databaseVariables(ROOT),
  ...serviceVariables,
  ...mailVariables(() => settings.brand.support.email),
  /** What this process does: answers calls, delivers, or both. */
  ROLE: z.enum(['all', 'web', 'worker'], { error: roleError }).default('all'),
  PORT: wholeNumber(1, 65_535).default(3000),
  SITE_DIR: z.string().default(`${ROOT}apps/site/build/client`),
  /** Who gets the mails of the heartbeats; unset, nobody. */
  HEARTBEAT_TO: emailVariable.optional(),
  /** Minutes between heartbeats; 0 sends none. */
  HEARTBEAT_MINUTES: wholeNumber(0, 59).default(10),
  /** Where contacts are passed on to; unset, they are kept here alone. */
  CRM_URL: z.string().refine(isWebAddress, { error: httpError }).optional(),
  /** What calls to the CRM are signed with (Standard Webhooks). */
  CRM_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=-]{32,}$/, { error: webhookError })
    .optional(),
  /** Whether the CRM may stand on a private network. */
  CRM_PRIVATE_NETWORK: z.enum(['yes', 'no'], { error: switchError }).default('no'),
  /** The key that other servers of the provider call create-or-update with; unset, nobody can. */
  CRM_KEY: secret.optional(),
  /** The key that Prometheus reads /metrics with; unset, only this machine can. */
  METRICS_KEY: secret.optional(),
  /** Origins of other sites that may call the API from a browser. */
  CORS_ORIGINS: listOf(isOrigin, originsError),
  /** Calls to the API that one address may make in a minute. */
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
  /** Leads that one address may send in an hour. */
  LEADS_PER_ADDRESS_HOUR: wholeNumber(1, 1_000_000).default(30),
  /** Leads that may come with one e-mail address in a day. */
  LEADS_PER_EMAIL_DAY: wholeNumber(1, 1_000_000).default(10),
  /** Leads that are taken in a minute in all. */
  LEADS_PER_MINUTE: wholeNumber(1, 10_000_000).default(600),
  /** Automatic mails to one visitor's address in a day; further ones wait. */
  MAILS_PER_ADDRESS_DAY: wholeNumber(1, 1_000_000).default(10),
  /** Signs the tokens of forms and blinds the addresses that are counted; unset, each start has its own. Several instances need the same one. */
  FORM_TOKEN_SECRET: secret.optional(),
  /** Whether /api/docs describes the calls. */
  API_DOCS: z.enum(['yes', 'no'], { error: switchError }).default('no'),
});

/** The settings of the API service. */
export type Config = z.infer<typeof configSchema>;
