import { createLog, openDatabase } from '@high-street/server';

import type { Product } from '../product.ts';
import type { Ledger } from './plan-visits.ts';

/** How fast pages were is another matter in each run. */
const VITAL = /^(?:lcp|inp|cls):/;

/** Reads the totals that a product has written so far, but for those of vitals, which are only summed. */
export async function readCounts({
  dataDir,
}: Product): Promise<{ ledger: Ledger; vitals: number }> {
  const { db, close } = await openDatabase({
    dataDir,
    log: createLog('silent'),
    maxConnections: 1,
  });
  const rows = await db.selectFrom('counts').select(['page', 'what', 'source', 'n']).execute();
  await close();
  const isVital = ({ what }: { what: string }) => VITAL.test(what);
  const acts = rows.filter((row) => !isVital(row));
  return {
    ledger: new Map(
      acts.map(({ page, what, source, n }) => [`${page}|${what}|${source}`, Number(n)]),
    ),
    vitals: rows.filter(isVital).reduce((sum, { n }) => sum + Number(n), 0),
  };
}
