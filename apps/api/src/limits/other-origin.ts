import type { IncomingHttpHeaders } from 'node:http';

import { ApiError } from '@high-street/server/http';
import type { FastifyRequest } from 'fastify';

function hostOf(protocol: string, host: string | string[] | undefined): string | undefined {
  return typeof host === 'string' ? URL.parse(`${protocol}//${host}`)?.host : undefined;
}

/**
 * True when the browser says that a page on a site of somebody else made this call, and its origin is not an allowed
 * one. `Sec-Fetch-Site` is believed first, as no proxy rewrites it; browsers leave it out over plain http and in old
 * versions, and then `Origin` has to name the host we are called by. Servers send neither.
 */
export function isFromOtherOrigin(
  headers: IncomingHttpHeaders,
  allowed: readonly string[] = [],
): boolean {
  if (headers.origin !== undefined && allowed.includes(headers.origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site';
  // A strict referrer policy sends `Origin: null` from our own page too.
  const origin = URL.parse(headers.origin ?? '');
  if (!origin?.host) return false;
  const { protocol, host } = origin;
  // A page of another site cannot set these headers without our leave.
  return (
    host !== hostOf(protocol, headers.host) &&
    host !== hostOf(protocol, headers['x-forwarded-host'])
  );
}

/** Throws `forbidden_origin` for a call that a page on another site made, unless its origin is allowed. */
export function refuseOtherOrigins(
  request: Pick<FastifyRequest, 'headers'>,
  allowed: readonly string[],
): void {
  if (isFromOtherOrigin(request.headers, allowed)) {
    throw new ApiError('forbidden_origin', 'a page on another site');
  }
}
