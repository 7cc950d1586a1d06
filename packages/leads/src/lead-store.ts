import type { Contacts, MarketingConsent } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { ApiError, hashContent } from '@high-street/server/http';
import { sql, type Kysely } from 'kysely';

import { keepConsent } from './keep-consent.ts';
import { insertLead, type LeadFollowUp } from './insert-lead.ts';
import { CONFIRMATION, CRM_UPDATE, LEAD_DELIVERIES } from './lead-deliveries.ts';
import type { LeadNotes, LeadReceipt, LeadToTell, StoredLead } from './lead.ts';
import { LINK_SUBJECT } from './your-enquiry/enquiry-link.ts';

type Options = {
  /** Whether a CRM is told of leads; their contacts are kept here alone otherwise. */
  readonly hasCrm: boolean;
};

/** What follows from a lead; nobody should read a heartbeat, nor is it a contact. */
function planFollowUp(origin: 'form' | 'heartbeat', { hasCrm }: Options): LeadFollowUp {
  if (origin === 'heartbeat') {
    return { deliveries: [{ kind: CONFIRMATION.kind, delayMs: 0 }], keepsContact: false };
  }
  const deliveries = LEAD_DELIVERIES.filter(({ kind }) => hasCrm || kind !== CRM_UPDATE.kind).map(
    ({ kind, delayMs = 0 }) => ({ kind, delayMs }),
  );
  return { deliveries, keepsContact: !hasCrm };
}

type KeyedLead = LeadReceipt & { readonly contentHash: Buffer };
type CreatedLead = LeadReceipt & { readonly isNew: boolean };

/** Stores leads, each with its key, its deliveries and the beginning of its history in one statement. */
export function createLeadStore(db: Kysely<Database>, options: Options) {
  async function findByKey(key: string) {
    return db
      .selectFrom('idempotency_keys')
      .innerJoin('leads', 'leads.id', 'idempotency_keys.lead_id')
      .select([
        'leads.id',
        'leads.reference',
        'leads.contacts',
        'leads.origin',
        'idempotency_keys.content_hash as contentHash',
      ])
      .where('idempotency_keys.key', '=', key)
      .executeTakeFirst();
  }

  function receiptOf(found: KeyedLead | null | undefined, contacts: Contacts): LeadReceipt {
    if (!found?.contentHash.equals(hashContent(contacts))) {
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
     * gives the first lead again, which is not new; with other content it throws `idempotency_key_reused`.
     */
    async create(key: string, contacts: Contacts, notes: LeadNotes = {}): Promise<CreatedLead> {
      const followUp = planFollowUp(notes.origin ?? 'form', options);
      const found = await insertLead(db, key, contacts, notes, followUp);
      const receipt = receiptOf(found ?? (await findByKey(key)), contacts);
      return { ...receipt, isNew: found?.isNew ?? false };
    },

    /** Keeps what a repeat says of news and offers. */
    keepConsent: (leadId: string, consent: MarketingConsent | null) =>
      keepConsent(db, leadId, consent),

    /** The lead that came with the key, or null. */
    async findByKey(key: string): Promise<StoredLead | null> {
      return (await findByKey(key)) ?? null;
    },

    /** The lead of that id, or null once it is erased. */
    async findById(id: string): Promise<LeadToTell | null> {
      const found = await db
        .selectFrom('leads')
        .select(['id', 'reference', 'contacts', 'origin'])
        .select(sql<boolean>`withdrawn_at is not null`.as('isWithdrawn'))
        .select(LINK_SUBJECT.as('linkSubject'))
        .select(sql<boolean>`binned_at is not null`.as('isBinned'))
        .where('id', '=', id)
        .executeTakeFirst();
      return found ?? null;
    },
  };
}

/** Stores leads, each under the idempotency key that it came with. */
export type LeadStore = ReturnType<typeof createLeadStore>;
