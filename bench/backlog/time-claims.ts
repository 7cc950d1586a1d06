import { setTimeout as wait } from 'node:timers/promises';

import type { OpenDatabase } from '@high-street/server';

const LOOK_EACH_MS = 10;
const CLAIM = '%with due as materialized%';

type Totals = { readonly rows: number; readonly ms: number };

async function readTotals(pool: OpenDatabase['pool'], id: string | null): Promise<Totals> {
  const { rows } = await pool.query<Totals>(
    `select coalesce(sum(rows), 0)::float8 as rows,
      coalesce(sum(total_plan_time + total_exec_time), 0)::float8 as ms
    from pg_stat_statements(false) where queryid = $1`,
    [id],
  );
  return rows[0] ?? { rows: 0, ms: 0 };
}

async function findClaim(pool: OpenDatabase['pool']): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select queryid::text as id from pg_stat_statements where query like $1 limit 1',
    [CLAIM],
  );
  return rows[0]?.id ?? null;
}

/**
 * Times the claims that take something, planning included, by the database's own totals: it looks at them so often that
 * most looks find one claim, and counts what it finds as one, so that no claim is told shorter than it was.
 */
export function timeClaims(pool: OpenDatabase['pool']) {
  const stopping = new AbortController();
  const times: number[] = [];

  async function look(): Promise<void> {
    let id: string | null = null;
    let before: Totals = { rows: 0, ms: 0 };
    while (!stopping.signal.aborted) {
      await wait(LOOK_EACH_MS);
      id ??= await findClaim(pool);
      const now = await readTotals(pool, id);
      if (now.rows > before.rows) times.push(now.ms - before.ms);
      before = now;
    }
  }

  const looking = look();
  return {
    times,
    stop: async (): Promise<void> => {
      stopping.abort();
      await looking;
    },
  };
}
