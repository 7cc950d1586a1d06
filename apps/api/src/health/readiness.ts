import type { Database } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import { sql, type Kysely } from 'kysely';

type Parts = {
  readonly db: Kysely<Database>;
  /** Whether the trial leads of the service do not come through. */
  readonly isHeartbeatLate: () => Promise<boolean>;
};

/** What throws the reason, an ApiError, while no lead can be stored or leads do not come through. */
export function createReadiness({ db, isHeartbeatLate }: Parts): () => Promise<void> {
  return async () => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ApiError('storage_unavailable', reason);
    }
    if (await isHeartbeatLate()) throw new ApiError('not_ready', 'the heartbeats are late');
  };
}
