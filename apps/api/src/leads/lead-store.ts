import type { Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import type { DeliveryStore } from '@high-street/server/deliveries';
import { ApiError, hashContent } from '@high-street/server/http';
import type { Kysely } from 'kysely';

import { insertLead, type LeadDelivery } from './insert-lead.ts';
import type { LeadNotes, LeadReceipt, StoredLead } from './lead.ts';

/** The visitor's mail is first tried by the call that asks for it; a worker steps in when that call never comes. */
const VISITOR_MAIL_DELAY_MS = 5_000;

/** Who is told of a lead, and after which delay; nobody should read a heartbeat. */
function deliveriesOf(origin: 'form' | 'heartbeat'): readonly LeadDelivery[] {
  if (origin === 'heartbeat') return [{ kind: 'visitor', delayMs: 0 }];
  return [
    { kind: 'visitor', delayMs: VISITOR_MAIL_DELAY_MS },
    { kind: 'provider', delayMs: 0 },
    { kind: 'crm', delayMs: 0 },
  ];
}

/** Stores leads, each with its key, its deliveries and the beginning of its story in one transaction. */
export function createLeadStore(db: Kysely<Database>, deliveries: Pick<DeliveryStore, 'addJobs'>) {
  async function findByKey(key: string) {
    return db
      .selectFrom('idempotency_keys')
      .innerJoin('leads', 'leads.id', 'idempotency_keys.lead_id')
      .select([
        'leads.id',
        'leads.reference',
        'leads.contacts',
        'leads.origin',
        'idempotency_keys.content_hash',
      ])
      .where('idempotency_keys.key', '=', key)
      .executeTakeFirst();
  }

  /** The lead that a key was given to, with its key taken now; null when another call has the key already. */
  async function insertWithKey(
    key: string,
    contacts: Contacts,
    notes: LeadNotes,
  ): Promise<LeadReceipt | null> {
    return db.transaction().execute(async (trx) => {
      const planned = deliveriesOf(notes.origin ?? 'form');
      const lead = await insertLead(trx, key, contacts, notes, planned);
      if (!lead) return null;
      await deliveries.addJobs(trx, lead.due);
      return { id: lead.id, reference: lead.reference };
    });
  }

  function receiptOf(
    found: Awaited<ReturnType<typeof findByKey>>,
    contacts: Contacts,
  ): LeadReceipt {
    if (!found?.content_hash.equals(hashContent(contacts))) {
      throw new ApiError('idempotency_key_reused', 'the key belongs to other content');
    }
    return { id: found.id, reference: found.reference };
  }

  return {
    /**
     * The lead that a known key with the same content stands for; null for a new key. With other content it throws
     * `idempotency_key_reused`.
     */
    async findRepeat(key: string, contacts: Contacts): Promise<LeadReceipt | null> {
      const earlier = await findByKey(key);
      return earlier ? receiptOf(earlier, contacts) : null;
    },

    /**
     * Stores the lead and resolves once it and all that follows from it are durable. The same key with the same content
     * gives the first lead again; with other content it throws `idempotency_key_reused`.
     */
    async create(key: string, contacts: Contacts, notes: LeadNotes = {}): Promise<LeadReceipt> {
      const stored = await insertWithKey(key, contacts, notes);
      return stored ?? receiptOf(await findByKey(key), contacts);
    },

    /** The lead that came with the key, or null. */
    async findByKey(key: string): Promise<StoredLead | null> {
      return (await findByKey(key)) ?? null;
    },

    /** The lead of that id, or null once it is erased. */
    async findById(id: string): Promise<StoredLead | null> {
      const found = await db
        .selectFrom('leads')
        .select(['id', 'reference', 'contacts', 'origin'])
        .where('id', '=', id)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}

/** Stores leads, each under the idempotency key that it came with. */
export type LeadStore = ReturnType<typeof createLeadStore>;
