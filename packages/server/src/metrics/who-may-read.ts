import type { FastifyRequest } from 'fastify';

import { isLocalHost } from '#/config/local-host.ts';
import { hasServerKey } from '#/http/index.ts';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const OWN_NAME = 'localhost';
/** What proxies of any make add to the calls that they pass on. */
const FORWARDING =
  /^(?:via|(?:x-)?forwarded(?:-.+)?|x-(?:real|client|cluster|original|envoy|arr)-.+|(?:true|cf|fly|fastly)-.+)$/;
/** The port that addresses leave out. */
const USUAL_PORT = 80;

/** The settings that say who may read the metrics. */
export type MetricsAccess = {
  readonly METRICS_KEY?: string | undefined;
  /** The site's address, where it is known. */
  readonly SITE_URL?: string | undefined;
};

function isLocalSite(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return true;
  return isLocalHost(URL.parse(siteUrl)?.hostname ?? '');
}

/** Whether a call names this machine and its port, as one that no proxy passed on does. */
function isForHere({ headers, socket, raw }: FastifyRequest): boolean {
  // The HTTP of a proxy that was told no other; browsers, Prometheus and curl speak a later one.
  if (raw.httpVersion === '1.0') return false;
  const url = URL.parse(`http://${headers.host}`);
  const port = socket.localPort === USUAL_PORT ? '' : String(socket.localPort ?? '');
  return url?.hostname === OWN_NAME && url.port === port;
}

/**
 * With a key, who has it. Without one, who calls this machine by its own name from the machine itself, unless the site is
 * public: a proxy in front of that may pass on whatever it is asked for, and look like somebody here.
 */
export function mayReadMetrics(
  request: FastifyRequest,
  { METRICS_KEY, SITE_URL }: MetricsAccess,
): boolean {
  if (METRICS_KEY !== undefined) return hasServerKey(request, METRICS_KEY);
  return (
    isLocalSite(SITE_URL) &&
    LOOPBACK.includes(request.socket.remoteAddress ?? '') &&
    isForHere(request) &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name))
  );
}
