import { ApiError } from '@high-street/server/http';
import { sendStaticFile, type StaticFiles } from '@high-street/server/static';
import type { FastifyInstance } from 'fastify';

/** `/assets/*`: the scripts, styles and fonts of the booking page. */
export function addAssetRoutes(app: FastifyInstance, assets: StaticFiles): void {
  app.get('/assets/*', (request, reply) => {
    const file = assets.get(request.url.replace(/\?.*$/, ''));
    if (!file) throw new ApiError('not_found', 'no such file of the page');
    return sendStaticFile(request, reply, file, 200);
  });
}
