import type { IncomingHttpHeaders } from 'node:http';

function hostOf(protocol: string, host: string | string[] | undefined): string | undefined {
  return typeof host === 'string' ? URL.parse(`${protocol}//${host}`)?.host : undefined;
}

/**
 * True when the browser says that a form on a site of somebody else sent this. `Sec-Fetch-Site` is believed first, as
 * no proxy rewrites it; browsers leave it out over plain http and in old versions, and then `Origin` has to name the
 * host we are called by. `Origin: null` says nothing: a strict referrer policy sends it from our own page too.
 */
export function isFromOtherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  const origin = URL.parse(headers.origin ?? '');
  if (!origin?.host) return false;
  const { protocol, host } = origin;
  // A page cannot set these headers on a form it sends, so the proxy's word is as good as the browser's.
  return (
    host !== hostOf(protocol, headers.host) &&
    host !== hostOf(protocol, headers['x-forwarded-host'])
  );
}
