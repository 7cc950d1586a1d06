import type { Attribution, Contacts } from '@high-street/contract';
import { CONFIRMATION, CRM_UPDATE, LEAD_NOTICE } from '@high-street/leads';
import type { Database } from '@high-street/server';
import { ApiError, hashContent } from '@high-street/server/http';
import type { Kysely } from 'kysely';

import { insertLead, type LeadDelivery } from './insert-lead.ts';

/** A stored lead as its sender is told of it. */
export type LeadReceipt = { readonly id: string; readonly reference: string };

/** A stored lead with what was sent. */
export type StoredLead = LeadReceipt & {
  readonly contacts: Contacts;
  readonly origin: 'form' | 'heartbeat';
};

/** What is known of a lead beside what was sent. */
export type LeadNotes = {
  readonly origin?: 'form' | 'heartbeat';
  /** Signs of a robot; with any, the lead is kept apart and nobody is told of it. */
  readonly quarantineReasons?: readonly string[];
  readonly formTokenId?: string | null;
  /** Of a demo that was booked on the way; it joins the lead, as those of its e-mail address do. */
  readonly bookingReference?: string | null;
  /** How the visit began that it came from. */
  readonly attribution?: Attribution | null;
};

/** The visitor's mail is first tried by the call that asks for it; a worker steps in when that call never comes. */
const CONFIRMATION_DELAY_MS = 5_000;

/** Who is told of a lead, and after which delay; nobody should read a heartbeat. */
function deliveriesOf(origin: 'form' | 'heartbeat'): readonly LeadDelivery[] {
  if (origin === 'heartbeat') return [{ kind: CONFIRMATION.kind, delayMs: 0 }];
  return [
    { kind: CONFIRMATION.kind, delayMs: CONFIRMATION_DELAY_MS },
    { kind: LEAD_NOTICE.kind, delayMs: 0 },
    { kind: CRM_UPDATE.kind, delayMs: 0 },
  ];
}

/** Stores leads, each with its key, its deliveries and the beginning of its history in one statement. */
export function createLeadStore(db: Kysely<Database>) {
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
      const planned = deliveriesOf(notes.origin ?? 'form');
      const stored = await insertLead(db, key, contacts, notes, planned);
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
