import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import { LastOwner } from './people-error.ts';
import type { Change } from './people-parts.ts';

function selectOwners(db: Kysely<Database>) {
  return db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('joined_at', 'is not', null);
}

/** Whether somebody who has joined is an owner. */
export async function hasOwner(db: Kysely<Database>): Promise<boolean> {
  return (await selectOwners(db).executeTakeFirst()) !== undefined;
}

/**
 * Throws LastOwner where that person is the only owner who has joined. The rows of all owners stay locked until the
 * transaction ends, so that of two who go at once one stays; ask before any other row of a person is locked.
 */
export async function requireOtherOwner(trx: Change, personId: string): Promise<void> {
  const owners = await selectOwners(trx).orderBy('id').forUpdate().execute();
  if (owners.length === 1 && owners[0]?.id === personId) throw new LastOwner();
}
