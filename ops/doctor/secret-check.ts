import { isLocalHost } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

/** What a process that finds one of these unset takes from the database, as the others do. */
const SHARED = ['FORM_TOKEN_SECRET', 'ENQUIRY_SECRET'] as const;

type Secrets = { readonly [Name in (typeof SHARED)[number]]?: string | undefined } & {
  readonly METRICS_KEY?: string | undefined;
  readonly SITE_URL?: string | undefined;
};

function checkMetrics(key: string | undefined, siteUrl = 'http://localhost'): Finding {
  const { ok, warning } = reportOn('metrics');
  if (key !== undefined) return ok('METRICS_KEY is set.');
  return isLocalHost(URL.parse(siteUrl)?.hostname ?? '')
    ? ok('METRICS_KEY is not set: this machine alone reads /metrics.')
    : warning(
        'METRICS_KEY is not set and the site is public, so nobody reads /metrics.',
        'Set METRICS_KEY, and give it to what watches over the services.',
      );
}

/** Tells which secrets are set; their length is a matter of the settings. */
export function checkSecrets(settings: Secrets): readonly Finding[] {
  const { ok } = reportOn('secrets');
  const shared = SHARED.map((name) =>
    settings[name] === undefined
      ? ok(`${name} is not set: all processes use a key in the database.`)
      : ok(`${name} is set.`),
  );
  return [...shared, checkMetrics(settings.METRICS_KEY, settings.SITE_URL)];
}
