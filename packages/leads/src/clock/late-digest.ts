import { sql } from 'kysely';

import { LATE_DIGEST } from '#/lead-deliveries.ts';

import { createNextUp, type NextUpParts, type QueuedLead } from './next-up.ts';

/** So many are named in a mail; of more the number says enough. */
const NAMED = 20;

/** What a mail about late leads tells an owner. */
export type LateDigest = {
  readonly owner: { readonly name: string; readonly email: string };
  readonly count: number;
  readonly leads: readonly QueuedLead[];
};

/** The mail to owners about what waits past its target: one to each of them a day at most. */
export function createLateDigest(parts: NextUpParts) {
  const { db, clock, office } = parts;
  const nextUp = createNextUp(parts);

  return {
    /**
     * Has each owner told of what was past due when the office opened today and still waits; says how many are. The delivery
     * is about the lead that waits longest; where that had one yesterday, the same is sent once more. One that still waits to
     * be sent is the owner's next mail, since it tells what is late when it leaves.
     */
    async plan(): Promise<number> {
      const now = clock.now();
      const today = office.startOfDay(now);
      const opened = office.opensAt(today);
      const lateSince = opened && office.lateSince(opened);
      if (opened === null || opened > now || lateSince === null) return 0;
      const [first] = await nextUp.queue({ limit: 1 });
      if (!first || first.isAgain || first.start > lateSince) return 0;
      const { rows } = await sql<{ id: string }>`
        insert into deliveries (lead_id, kind, part_id, state, created_at, next_attempt_at)
        select ${first.id}::uuid, ${LATE_DIGEST.kind}, people.id, 'waiting', ${now}, now() from people
        where role = 'owner' and joined_at is not null and removed_at is null
          and (late_told_at is null or late_told_at < ${today}) and not exists (
            select from deliveries told where told.kind = ${LATE_DIGEST.kind} and told.part_id = people.id
              and (told.state = 'waiting' or told.created_at >= ${today})
          )
        on conflict (lead_id, kind, part_id) where lead_id is not null do update set
          state = 'waiting', attempts = 0, created_at = excluded.created_at, next_attempt_at = now(),
          last_attempt_at = null, settled_at = null, reply = null, last_error = null,
          resends = coalesce(deliveries.resends, 0) + 1
        where deliveries.state <> 'waiting'
        returning id`.execute(db);
      return rows.length;
    },

    /**
     * Notes that an owner is told now: the delivery may be one of the day before, and is removed with its lead. A statement
     * of its own, since a person is locked before leads.
     */
    async noteTold(ownerId: string): Promise<void> {
      await db
        .updateTable('people')
        .set({ late_told_at: clock.now() })
        .where('id', '=', ownerId)
        .execute();
    },

    /** What an owner is to be told now; null where they are none any more. */
    async read(ownerId: string): Promise<LateDigest | null> {
      const owner = await db
        .selectFrom('people')
        .select(['name', 'email'])
        .where('id', '=', ownerId)
        .where('role', '=', 'owner')
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (!owner?.email) return null;
      const { late: count } = await nextUp.counts();
      const leads = await nextUp.late({ limit: NAMED });
      return { owner: { name: owner.name ?? '', email: owner.email }, count, leads };
    },
  };
}

export type LateDigests = ReturnType<typeof createLateDigest>;
