import { createLog, openDatabase } from '@high-street/server';

import type { Product } from './product.ts';

/** How many leads of an address a product has stored, asked of its database; the command that lists them takes a process. */
export async function countLeads({ dataDir }: Product, email: string): Promise<number> {
  const { db, close } = await openDatabase({
    dataDir,
    log: createLog('silent'),
    maxConnections: 1,
  });
  const rows = await db.selectFrom('leads').select('id').where('email', '=', email).execute();
  await close();
  return rows.length;
}
