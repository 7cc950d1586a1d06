import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

import type { StoredLead } from '../lead-store.ts';

const PAGE_SIZE = 500;

/** A stored lead and when it was stored. */
export type ArchivedLead = StoredLead & { readonly createdAt: Date };

/** How far the mail of a lead has come. */
export type MailState = {
  readonly acceptedAt: Date | null;
  readonly serverReply: string | null;
  readonly attempts: number;
  readonly lastAttemptAt: Date | null;
  readonly lastError: string | null;
};

/** The place after a page; its time is text because a Date would lose the microseconds. */
type Place = { readonly at: string; readonly id: string };

/** Reads the stored leads for the operator. */
export function createLeadArchive(db: Kysely<Database>) {
  const leads = db
    .selectFrom('leads')
    .select(['id', 'reference', 'created_at as createdAt', 'contacts']);

  async function readPage(after: Place | null, size: number) {
    const query = leads
      .select(sql<string>`created_at::text`.as('at'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size);
    if (after === null) return query.execute();
    const isOlder = sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
    return query.where(isOlder).execute();
  }

  return {
    /** The leads page by page, newest first, at most `limit` of them; leads that come in meanwhile are left out. */
    async *pages(limit: number, signal: AbortSignal): AsyncGenerator<readonly ArchivedLead[]> {
      let after: Place | null = null;
      for (let left = limit; left > 0; left -= PAGE_SIZE) {
        signal.throwIfAborted();
        const size: number = Math.min(left, PAGE_SIZE);
        const page: (ArchivedLead & Place)[] = await readPage(after, size);
        if (page.length > 0) yield page;
        if (page.length < size) return;
        after = page.at(-1) ?? null;
      }
    },

    /** The lead with that reference, or null. */
    async findByReference(reference: string): Promise<ArchivedLead | null> {
      return (await leads.where('reference', '=', reference).executeTakeFirst()) ?? null;
    },

    /** The state of a lead's mail; null when none was meant for it. */
    async findMail(leadId: string): Promise<MailState | null> {
      const mail = await db
        .selectFrom('lead_mails')
        .select([
          'accepted_at as acceptedAt',
          'server_reply as serverReply',
          'attempts',
          'last_attempt_at as lastAttemptAt',
          'last_error as lastError',
        ])
        .where('lead_id', '=', leadId)
        .where('kind', '=', 'visitor')
        .executeTakeFirst();
      return mail ?? null;
    },
  };
}

/** Reads the stored leads for the operator. */
export type LeadArchive = ReturnType<typeof createLeadArchive>;
