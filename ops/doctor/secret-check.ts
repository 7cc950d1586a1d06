import { isLocalHost } from '@high-street/server';

import { ok, warning, type Finding } from './finding.ts';

type Secrets = {
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

/** Tells which secrets are set; their length is a matter of the settings. */
export function checkSecrets({
  FORM_TOKEN_SECRET,
  METRICS_KEY,
  SITE_URL,
}: Secrets): readonly Finding[] {
  return [
    FORM_TOKEN_SECRET === undefined
      ? ok('secrets', 'FORM_TOKEN_SECRET is not set: all processes use a key in the database.')
      : ok('secrets', 'FORM_TOKEN_SECRET is set.'),
    checkMetrics(METRICS_KEY, SITE_URL),
  ];
}
