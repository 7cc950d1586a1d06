import type { Database } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';

/** `GET /healthz`: the process runs. `GET /readyz`: it can store a lead. */
export function addHealthRoutes(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch (error) {
      throw new ApiError(
        'storage_unavailable',
        error instanceof Error ? error.message : String(error),
      );
    }
  });
}
