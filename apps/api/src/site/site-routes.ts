import { ApiError } from '@high-street/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

import type { Encoding, SiteFile, SiteFiles, SiteRedirects } from './site-files.ts';

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
  if (status === 200 && hasVersion(request, etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(status).type(file.contentType).send(file.bodies.get(encoding));
}

function pathOf(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/, '');
}

function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length);
}

/** True when the client has this version already; a proxy on the way may have weakened the tag. */
function hasVersion(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  return known?.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ?? false;
}

/** Without its slashes at the end; a pattern would take quadratic time for a path of many slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function findPage(files: SiteFiles, path: string): SiteFile | undefined {
  return path === NOT_FOUND_ADDRESS ? undefined : files.get(path);
}

function refuseOtherThanReading(
  request: FastifyRequest,
  reply: FastifyReply,
  files: SiteFiles,
): void {
  const path = pathOf(request);
  if (path === '/api' || path.startsWith('/api/')) throw new ApiError('not_found', 'no such call');
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const isPage = findPage(files, path) !== undefined;
  if (isPage) {
    const takesPosts = request.server.hasRoute({ url: path, method: 'POST' });
    reply.header('allow', takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  throw new ApiError(isPage ? 'method_not_allowed' : 'not_found', `${request.method} on a page`);
}

/** The built site: its files, and the addresses that have moved. */
type Site = { readonly files: SiteFiles; readonly redirects: SiteRedirects };

/** Where the path has moved, with or without slashes at its end; undefined when it has not. */
function movedTo(path: string, { files, redirects }: Site): string | undefined {
  const shorter = withoutSlashes(path);
  const moved = redirects.get(shorter);
  if (moved) return moved;
  return shorter !== path && findPage(files, shorter) ? shorter : undefined;
}

/** Serves the built site for every address that no other route has; unknown ones get the 404 page with status 404. */
export function addSiteRoutes(app: FastifyInstance, site: Site): void {
  const { files } = site;
  // Before a body is read, whose own faults would be answered instead.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) refuseOtherThanReading(request, reply, files);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const file = findPage(files, path);
    if (file) return send(request, reply, file, 200);
    const moved = movedTo(path, site);
    if (moved) return reply.redirect(`${moved}${queryOf(request)}`, 301);
    const notFound = files.get(NOT_FOUND_ADDRESS);
    if (!notFound) throw new ApiError('not_found', 'no such page, and the site is not built');
    return send(request, reply, notFound, 404);
  });
}
