import { ApiError } from '@high-street/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import type { Encoding, SiteFile, SiteFiles } from './site-files.ts';

const NOT_FOUND_ADDRESS = '/404';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';
const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** The smallest body that the client takes. */
function chooseEncoding(request: FastifyRequest, file: SiteFile): Encoding {
  const accepted = new Negotiator(request.raw).encodings();
  return (
    PREFERRED.find((encoding) => accepted.includes(encoding) && file.bodies.has(encoding)) ??
    'identity'
  );
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  status: number,
): FastifyReply {
  const encoding = chooseEncoding(request, file);
  const etag = `"${file.etag}-${encoding}"`;
  reply.header('cache-control', file.isImmutable ? FOR_EVER : ASK_EACH_TIME);
  reply.header('etag', etag);
  reply.header('vary', 'accept-encoding');
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type(file.contentType).send(file.bodies.get(encoding));
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/, '');
}

function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}

/** Serves the built site for every address that no other route has; unknown ones get the 404 page with status 404. */
export function addSiteRoutes(app: FastifyInstance, files: SiteFiles): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) throw new ApiError('not_found', 'no such call');
    const file = path === NOT_FOUND_ADDRESS ? undefined : files.get(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (file) reply.header('allow', 'GET, HEAD');
      throw new ApiError(file ? 'method_not_allowed' : 'not_found', `${request.method} on a page`);
    }
    if (file) return send(request, reply, file, 200);
    const withoutSlash = path.replace(/\/+$/, '');
    if (withoutSlash !== path && files.has(withoutSlash)) {
      return reply.redirect(`${withoutSlash}${queryOf(request)}`, 301);
    }
    const notFound = files.get(NOT_FOUND_ADDRESS);
    if (!notFound) throw new ApiError('not_found', 'no such page, and the site is not built');
    return send(request, reply, notFound, 404);
  });
}
