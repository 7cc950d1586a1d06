import { z } from 'zod';

import { buildListSchema } from './list-schema.ts';
import { wholeNumber } from './whole-number.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const levelError = `must be one of ${LOG_LEVELS.join(', ')}`;
const networksError = 'must be addresses or networks such as 10.0.0.0/8, with commas between them';
const everybodyError =
  'must not be everybody: whoever calls could then say where from, and no limit would hold; name the addresses of your proxies';

/** How many bits an address has that the text before a slash is; null when it is none. */
function bitsOf(address: string): number | null {
  if (z.ipv4().safeParse(address).success) return 32;
  return z.ipv6().safeParse(address).success ? 128 : null;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const most = bitsOf(address);
  if (most === null || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= most);
}

/** Whether a network has no bit of its own. */
function isEverybody(text: string): boolean {
  return /\/0+$/.test(text);
}

/** A variable holding something that nobody may guess. */
export const secretVariable = z.string().min(32, { error: 'must be at least 32 characters' });

/** The variables of every service that signs or opens links to the pages of visitors. */
export const enquirySecrets = {
  ENQUIRY_SECRET: secretVariable.optional().meta({
    description:
      'Signs the links by which visitors see, correct, withdraw and erase what they sent, at least 32 characters; the same for web, worker and calendar.',
    unset: 'a random one, kept in the database',
  }),
  ENQUIRY_SECRET_BEFORE: secretVariable.optional().meta({
    description:
      'What `ENQUIRY_SECRET` was before it was changed: links in mails that were sent go on opening.',
  }),
};

/** The host at whose addresses a service answers. */
export const hostVariable = z
  .string()
  .default('localhost')
  .meta({ description: 'The name or address of this machine at which the services answer.' });

/** The port of the site and its API. */
export const portVariable = wholeNumber(1, 65_535)
  .default(3000)
  .meta({ description: 'Where the site and the API answer.' });

/** The variables of every service that answers calls, beside its port. */
export const serviceVariables = {
  HOST: hostVariable,
  TRUSTED_PROXIES: buildListSchema(isNetwork, networksError)
    .refine((networks) => !networks.some(isEverybody), { error: everybodyError })
    .meta({
      description:
        'Proxies whose forwarded addresses are believed, as addresses or networks with commas between them.',
    }),
  METRICS_KEY: secretVariable.optional().meta({
    description:
      'The key that reads `/metrics`, at least 32 characters; without it only this machine can, and nobody where the site is public.',
  }),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: levelError }).default('warn').meta({
    description: 'How much is logged: `fatal`, `error`, `warn`, `info`, `debug` or `silent`.',
  }),
};
