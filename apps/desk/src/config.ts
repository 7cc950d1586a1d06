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

import { oidcVariables } from '#/oidc/oidc-settings.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const originError = 'must be an origin such as https://desk.shop.example';

/** Every variable that the desk reads, with its default and its meaning; docs/operations.md is made of these. */
export const configSchema = z.object({
  ...databaseVariables(ROOT),
  ...serviceVariables,
  ...mailVariables(() => settings.brand.support.email),
  DESK_PORT: wholeNumber(1, 65_535).default(3002).meta({
    description: 'Where the desk answers.',
  }),
  DESK_URL: z.string().refine(isOrigin, { error: originError }).optional().meta({
    description:
      'Where its people reach the desk: links in mails begin with it, and passkeys belong to its name.',
    unset: '`http://localhost:DESK_PORT`',
  }),
  DESK_SCREENS_DIR: z.string().default(`${ROOT}apps/desk/build`).meta({
    description: 'The folder of the built screens of the desk.',
  }),
  DESK_SIGN_INS_PER_ADDRESS_HOUR: wholeNumber(1, 1_000_000).default(60).meta({
    description: 'Attempts to sign in that one address may make in an hour.',
  }),
  DESK_SIGN_INS_PER_EMAIL_HOUR: wholeNumber(1, 1_000_000).default(6).meta({
    description:
      'Sign-in mails that may be asked for with one email address in an hour, however it is spelt.',
  }),
  DESK_SIGN_INS_PER_MINUTE: wholeNumber(1, 10_000_000).default(300).meta({
    description: 'Attempts to sign in that everybody together may make in a minute.',
  }),
  AUDIT_MONTHS: wholeNumber(3, 1_200).default(24).meta({
    description: 'For how many months the audit log is kept.',
  }),
  ...oidcVariables,
});

/** The settings of the desk. */
export type Config = z.infer<typeof configSchema>;

/** The origin at which people reach the desk. */
export function readDeskOrigin({
  DESK_URL: url,
  DESK_PORT: port,
}: Pick<Config, 'DESK_URL' | 'DESK_PORT'>): string {
  return url ?? `http://localhost:${port}`;
}
