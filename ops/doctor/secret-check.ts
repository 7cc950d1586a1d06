import { isLocalHost } from '@high-street/server';

import { fault, ok, warning, type Finding } from './finding.ts';

type Secrets = {
  readonly DATABASE_URL?: string | undefined;
  readonly ROLE: 'all' | 'web' | 'worker';
  readonly FORM_TOKEN_SECRET?: string | undefined;
  readonly METRICS_KEY?: string | undefined;
  readonly SITE_URL?: string | undefined;
};

function checkMetrics(key: string | undefined, siteUrl = 'http://localhost'): Finding {
  if (key !== undefined) return ok('metrics', 'METRICS_KEY is set.');
  return isLocalHost(URL.parse(siteUrl)?.hostname ?? '')
    ? ok('metrics', 'METRICS_KEY is not set: this machine alone reads /metrics.')
    : warning(
        'metrics',
        'METRICS_KEY is not set and the site is public, so nobody reads /metrics.',
        'Set METRICS_KEY, and give it to what watches over the services.',
      );
}

/** Looks whether processes that share a database share the secrets they need in common; their length is a matter of the settings. */
export function checkSecrets({
  DATABASE_URL,
  ROLE,
  FORM_TOKEN_SECRET,
  METRICS_KEY,
  SITE_URL,
}: Secrets): readonly Finding[] {
  const mend = 'Set FORM_TOKEN_SECRET to the same 32 random characters or more for every process.';
  const isAlone = DATABASE_URL === undefined && ROLE === 'all';
  const tokens =
    FORM_TOKEN_SECRET !== undefined
      ? ok('secrets', 'FORM_TOKEN_SECRET is set.')
      : isAlone
        ? ok('secrets', 'FORM_TOKEN_SECRET is made at each start, which will do for one process.')
        : ROLE === 'web'
          ? fault(
              'secrets',
              'FORM_TOKEN_SECRET is not set: web processes do not know the forms of each other, and keep their leads apart.',
              mend,
            )
          : warning(
              'secrets',
              'FORM_TOKEN_SECRET is not set: a second process would take the forms of this one for forged.',
              mend,
            );
  return [tokens, checkMetrics(METRICS_KEY, SITE_URL)];
}
