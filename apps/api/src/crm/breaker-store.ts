import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** Failures in a row that open the breaker. */
const FAILURE_LIMIT = 10;
const OPEN_MS = 60_000;

/** A circuit breaker for one receiver: it opens after too many failures in a row. All workers share the count. */
export function createBreaker(db: Kysely<Database>, name: string) {
  return {
    /** Milliseconds for which it stays open; 0 when a call may be tried. */
    async restLeft(): Promise<number> {
      const found = await db
        .selectFrom('breakers')
        .select(sql<number>`(extract(epoch from open_until - now()) * 1000)::float8`.as('left'))
        .where('name', '=', name)
        .executeTakeFirst();
      return Math.max(0, found?.left ?? 0);
    },

    /** How often it has failed in a row. */
    async failures(): Promise<number> {
      const found = await db
        .selectFrom('breakers')
        .select('failures')
        .where('name', '=', name)
        .executeTakeFirst();
      return found?.failures ?? 0;
    },

    async noteSuccess(): Promise<void> {
      await db
        .updateTable('breakers')
        .set({ failures: 0, open_until: null })
        .where('name', '=', name)
        .where('failures', '>', 0)
        .execute();
    },

    async noteFailure(): Promise<void> {
      const rest = sql<Date | null>`case when breakers.failures + 1 >= ${FAILURE_LIMIT}
        then now() + ${OPEN_MS} * interval '1 millisecond' end`;
      await db
        .insertInto('breakers')
        .values({ name, failures: 1 })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ failures: sql<number>`breakers.failures + 1`, open_until: rest }),
        )
        .execute();
    },
  };
}

/** Leaves a receiver alone that fails again and again. */
export type Breaker = ReturnType<typeof createBreaker>;
