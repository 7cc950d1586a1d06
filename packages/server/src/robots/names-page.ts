import type { IncomingHttpHeaders } from 'node:http';

const OUR_SITES: readonly unknown[] = ['same-origin', 'same-site'];

function hostOf(protocol: string, host: unknown): string | undefined {
  return typeof host === 'string' ? URL.parse(`${protocol}//${host}`)?.host : undefined;
}

/**
 * Whether a call names the page that made it, as browsers do with every call that is a POST
 * (https://fetch.spec.whatwg.org/#origin-header), and that page is one of ours: of the host that was called, of the
 * given origins, or of the site that the browser saw it on where a proxy hides that host.
 */
export function namesPage(
  headers: Readonly<IncomingHttpHeaders>,
  origins: readonly string[] = [],
): boolean {
  const url = URL.parse(headers.origin ?? '');
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const hosts = [headers.host, headers['x-forwarded-host']].map((host) =>
    hostOf(url.protocol, host),
  );
  return (
    origins.includes(url.origin) ||
    hosts.includes(url.host) ||
    OUR_SITES.includes(headers['sec-fetch-site'])
  );
}
