import type { Database } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';

type Parts = {
  readonly db: Kysely<Database>;
  /** Whether the trial leads of the service do not come through. */
  readonly isHeartbeatLate: () => Promise<boolean>;
};

/** `GET /healthz`: the process runs. `GET /readyz`: it can store a lead, and leads come through. */
export function addHealthRoutes(app: FastifyInstance, { db, isHeartbeatLate }: Parts): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ApiError('storage_unavailable', reason);
    }
    if (await isHeartbeatLate()) throw new ApiError('not_ready', 'the heartbeats are late');
    return { status: 'ready' };
  });
}
