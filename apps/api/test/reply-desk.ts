import { randomUUID } from 'node:crypto';

import { createReplyDesk } from '@high-street/leads';
import { systemClock, type Database } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import type { Kysely } from 'kysely';

/** Somebody who replies. */
export const OLIVE = '018f0000-0000-7000-8000-00000000000a';

export const olive = { kind: 'person', personId: OLIVE, addressGroup: '192.0.2.7' } as const;

/** Brings Olive to the desk, and what is written to leads there. */
export async function openReplyDesk(db: Kysely<Database>) {
  await db
    .insertInto('people')
    .values({
      id: OLIVE,
      email: 'olive@example.org',
      mailbox: 'olive@example.org',
      name: 'Olive Moor',
      role: 'owner',
      joined_at: new Date(),
      signature: null,
      invited_by: null,
      last_seen_at: null,
      removed_at: null,
      erased_at: null,
    })
    .execute();
  const audit = createAuditLog({ db, clock: systemClock });
  const desk = createReplyDesk({ db, audit, brand: 'Kerbside' });

  /** Sends a reply that leaves at once, and gives its id. */
  async function reply(leadId: string, body: string, undoSeconds = 0): Promise<string> {
    const replyId = randomUUID();
    await desk.send({ leadId, replyId, seenReplyId: null, body, undoSeconds, actor: olive });
    return replyId;
  }

  return { desk, reply };
}
