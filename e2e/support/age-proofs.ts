import { createLog, openDatabase } from '@high-street/server';

import type { Product } from './product.ts';

const AGE = `
  update desk_sessions set proved_at = proved_at - interval '11 minutes'
  where person_id = (select id from people where email = $1)`;

/** Has somebody's last proof be too old for what asks for one. */
export async function ageProofs({ dataDir }: Pick<Product, 'dataDir'>, email: string) {
  const { pool, close } = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    await pool.query(AGE, [email]);
  } finally {
    await close();
  }
}
