import { reportOn, type Finding } from './finding.ts';

const { ok, warning } = reportOn('proxies');

/** Checks whether the proxy that TLS of the site takes is believed about where calls come from. */
export function checkProxies({
  siteUrl,
  trustedProxies,
}: {
  readonly siteUrl: string;
  readonly trustedProxies: readonly string[];
}): Finding {
  if (trustedProxies.length > 0) {
    return ok(`${trustedProxies.join(', ')} may say whose call it passes on.`);
  }
  return URL.parse(siteUrl)?.protocol === 'https:'
    ? warning(
        'SITE_URL is https and TRUSTED_PROXIES is not set, so all visitors share the limits of one.',
        'Set TRUSTED_PROXIES to the address of the proxy that has the certificate.',
      )
    : ok('None is believed about where calls come from.');
}
