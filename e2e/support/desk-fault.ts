import { createLog, openDatabase } from '@high-street/server';

import type { Product } from './product.ts';

/** Has every page of a lead fail while something is done, as the table of notes is not there. */
export async function whileLeadsFail(
  { dataDir }: Pick<Product, 'dataDir'>,
  act: () => Promise<void>,
): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    await pool.query('alter table lead_notes rename to lead_notes_elsewhere');
    await act();
  } finally {
    await pool.query('alter table if exists lead_notes_elsewhere rename to lead_notes');
    await close();
  }
}
