import { ApiError } from '@high-street/server/http';
import { sendStaticFile, type FindAsset, type StaticFiles } from '@high-street/server/static';
import type { FastifyInstance } from 'fastify';

/** `/assets/*`: the scripts, styles and fonts of the booking page, and of those of other builds that people have open. */
export function addAssetRoutes(
  app: FastifyInstance,
  assets: StaticFiles,
  findLateAsset: FindAsset,
): void {
  app.get('/assets/*', async (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    const file = assets.get(path) ?? (await findLateAsset(path));
    if (!file) throw new ApiError('not_found', 'no such file of the page');
    return sendStaticFile(request, reply, file, 200);
  });
}
