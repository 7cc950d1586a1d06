import { ApiError } from '@high-street/server/http';
import {
  sendStaticFile,
  type FindAsset,
  type StaticFile,
  type StaticFiles,
} from '@high-street/server/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { findMovedAddresses, listPages } from './moved-addresses.ts';
import type { SiteHeaders } from './site-headers.ts';
import type { SiteRedirects } from './site-redirects.ts';

const NOT_FOUND_ADDRESS = '/404';
/** The same page, where static hosts look for it. */
const NOT_FOUND_FILE = '/404.html';

function toPath(request: FastifyRequest): string {
  return request.url.replace(/[?#].*$/, '');
}

function queryOf(request: FastifyRequest): string {
  return request.url.slice(toPath(request).length);
}

function findPage(files: StaticFiles, path: string): StaticFile | undefined {
  return path === NOT_FOUND_ADDRESS || path === NOT_FOUND_FILE ? undefined : files.get(path);
}

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function refuseOtherThanReading(
  request: FastifyRequest,
  reply: FastifyReply,
  files: StaticFiles,
): void {
  const path = toPath(request);
  if (isCall(path)) throw new ApiError('not_found', 'no such call');
  if (isReading(request)) return;
  const isPage = findPage(files, path) !== undefined;
  if (isPage) {
    const takesPosts = request.server.hasRoute({ url: path, method: 'POST' });
    reply.header('allow', takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD');
  }
  throw new ApiError(isPage ? 'method_not_allowed' : 'not_found', `${request.method} on a page`);
}

/** The built site: its files, the addresses that have moved, and what is sent beside them. */
type Site = {
  readonly files: StaticFiles;
  readonly redirects: SiteRedirects;
  readonly headers: SiteHeaders;
  readonly findLateAsset: FindAsset;
};

/** Answers with the page for unknown addresses; null where the site is not built. */
function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, headers }: Pick<Site, 'files' | 'headers'>,
): FastifyReply | null {
  const page = files.get(NOT_FOUND_ADDRESS);
  if (!page) return null;
  return sendStaticFile(request, reply.headers(headers(NOT_FOUND_ADDRESS)), page, 404);
}

/** Answers an address that cannot be read like an unknown page; null where that is no page's address. */
export function createUnreadableAnswer(site: Pick<Site, 'files' | 'headers'>) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | null =>
    isReading(request) && !isCall(toPath(request)) ? sendNotFound(request, reply, site) : null;
}

/** Serves the built site for every address that no other route has; unknown ones get the 404 page with status 404. */
export function addSiteRoutes(app: FastifyInstance, site: Site): void {
  const { files, redirects, headers, findLateAsset } = site;
  const pages = listPages(files).filter((address) => findPage(files, address));
  const movedTo = findMovedAddresses(pages, redirects);
  // Before a body is read, whose own faults would be answered instead.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) refuseOtherThanReading(request, reply, files);
  });
  app.setNotFoundHandler(async (request, reply) => {
    const path = toPath(request);
    const file = findPage(files, path) ?? (await findLateAsset(path));
    if (file) return sendStaticFile(request, reply.headers(headers(path)), file, 200);
    const moved = movedTo(path);
    if (moved) return reply.redirect(`${moved}${queryOf(request)}`, 301);
    const answer = sendNotFound(request, reply, site);
    if (!answer) throw new ApiError('not_found', 'no such page, and the site is not built');
    return answer;
  });
}
