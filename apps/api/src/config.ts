import { fileURLToPath } from 'node:url';

import { settings } from '@high-street/owner';
import { databaseVariables, wholeNumber } from '@high-street/server';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

function isSmtpAddress(text: string): boolean {
  return ['smtp:', 'smtps:'].includes(URL.parse(text)?.protocol ?? '');
}

const smtpError = 'must be the address of a mail server, smtp://… or smtps://…';
const secretError = 'must be at least 32 characters';
const levelError = `must be one of ${LOG_LEVELS.join(', ')}`;

/** Every variable that the API service reads, with its default. */
export const configSchema = z.object({
  ...databaseVariables(ROOT),
  HOST: z.string().default('localhost'),
  PORT: wholeNumber(1, 65_535).default(3000),
  SITE_DIR: z.string().default(`${ROOT}apps/site/build/client`),
  SMTP_URL: z.string().refine(isSmtpAddress, { error: smtpError }).default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z
    .email({ error: 'must be an e-mail address' })
    .default(() => settings.brand.support.email),
  /** Calls to the API that one address may make in a minute. */
  CALLS_PER_MINUTE: wholeNumber(1, 1_000_000).default(120),
  /** Signs the tokens of forms; unset, each start has its own. Several instances need the same one. */
  FORM_TOKEN_SECRET: z.string().min(32, { error: secretError }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: levelError }).default('warn'),
});

/** The settings of the API service. */
export type Config = z.infer<typeof configSchema>;
