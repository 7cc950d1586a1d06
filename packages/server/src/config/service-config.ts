import { z } from 'zod';

import { listOf } from './list-of.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const levelError = `must be one of ${LOG_LEVELS.join(', ')}`;
const networksError = 'must be addresses or networks such as 10.0.0.0/8, with commas between them';

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const isAddress = z.ipv4().safeParse(address).success || z.ipv6().safeParse(address).success;
  return isAddress && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** The variables of every service that answers calls, beside its port. */
export const serviceVariables = {
  HOST: z.string().default('localhost'),
  /** Proxies whose forwarded addresses are believed. */
  TRUSTED_PROXIES: listOf(isNetwork, networksError),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: levelError }).default('warn'),
};
