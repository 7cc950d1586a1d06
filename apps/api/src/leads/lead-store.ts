import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import type { Kysely, Transaction } from 'kysely';

import { hashContent } from './content-hash.ts';
import { newReference } from './reference.ts';

/** A stored lead as its sender is told of it. */
export type LeadReceipt = { readonly id: string; readonly reference: string };

/** A stored lead with what was sent. */
export type StoredLead = LeadReceipt & { readonly contacts: Contacts };

async function insertLead(trx: Transaction<Database>, contacts: Contacts): Promise<LeadReceipt> {
  const lead = await trx
    .insertInto('leads')
    .values({ reference: newReference(), contacts: JSON.stringify(contacts) })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await trx.insertInto('lead_mails').values({ lead_id: lead.id, kind: 'visitor' }).execute();
  return lead;
}

/** Stores leads, each under the idempotency key that it came with. */
export function createLeadStore(db: Kysely<Database>) {
  async function findByKey(key: string) {
    return db
      .selectFrom('idempotency_keys')
      .innerJoin('leads', 'leads.id', 'idempotency_keys.lead_id')
      .select(['leads.id', 'leads.reference', 'leads.contacts', 'idempotency_keys.content_hash'])
      .where('idempotency_keys.key', '=', key)
      .executeTakeFirst();
  }

  /** The lead that a key was given to, with its key taken now; null when another call has the key already. */
  async function insertWithKey(key: string, contacts: Contacts): Promise<LeadReceipt | null> {
    return db
      .transaction()
      .execute(async (trx) => {
        const lead = await insertLead(trx, contacts);
        const taken = await trx
          .insertInto('idempotency_keys')
          .values({ key, lead_id: lead.id, content_hash: hashContent(contacts) })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
        if (!taken) throw new KeyTaken();
        return lead;
      })
      .catch((error: unknown) => {
        if (error instanceof KeyTaken) return null;
        throw error;
      });
  }

  return {
    /**
     * Stores the lead and resolves once it is durable. The same key with the same content gives the first lead again;
     * with other content it throws `idempotency_key_reused`.
     */
    async create(key: string, contacts: Contacts): Promise<LeadReceipt> {
      const earlier = await findByKey(key);
      const stored = earlier ? null : await insertWithKey(key, contacts);
      if (stored) return stored;
      const first = earlier ?? (await findByKey(key));
      if (!first?.content_hash.equals(hashContent(contacts))) {
        throw new ApiError('idempotency_key_reused', 'the key belongs to other content');
      }
      return { id: first.id, reference: first.reference };
    },

    /** The lead that came with the key, or null. */
    async findByKey(key: string): Promise<StoredLead | null> {
      return (await findByKey(key)) ?? null;
    },
  };
}

/** Stores leads, each under the idempotency key that it came with. */
export type LeadStore = ReturnType<typeof createLeadStore>;

class KeyTaken extends Error {}
