import { ApiError } from '@high-street/server/http';
import type { FastifyRequest } from 'fastify';

/**
 * Throws `forbidden_origin` for a call that a page on another origin made, the site's included, which only frames ours.
 * `Sec-Fetch-Site` is believed first, as no proxy rewrites it; where browsers leave it out, `Origin` has to name the
 * host we are called by, or the address the calendar is known at. Servers send neither.
 */
export function refuseOtherOrigins(
  { headers }: Pick<FastifyRequest, 'headers'>,
  calendarUrl: string,
): void {
  const fetchSite = headers['sec-fetch-site'];
  // 'none' is an address that a person typed or opened from a mail.
  if (fetchSite === 'same-origin' || fetchSite === 'none') return;
  // A strict referrer policy sends `Origin: null` from our own page too.
  const host = URL.parse(headers.origin ?? '')?.host;
  const isOurs = !host || host === headers.host || host === URL.parse(calendarUrl)?.host;
  if (fetchSite === undefined && isOurs) return;
  throw new ApiError('forbidden_origin', 'a page on another origin');
}
