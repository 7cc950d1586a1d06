import type { FastifyRequest } from 'fastify';

/**
 * Whether a form or call was sent by a page of the desk. `Sec-Fetch-Site` is believed first, as no proxy rewrites it; older
 * browsers say it by `Origin` alone. What sends neither is no browser, and has no form of ours.
 */
export function isSameOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origin: string,
): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  return headers.origin === origin || (headers.origin === undefined && fetchSite !== undefined);
}
