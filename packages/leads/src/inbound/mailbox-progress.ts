import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

import type { InboundOutcome, MailboxPlace } from './inbound-mail.ts';

/** For how long a mailbox could not be read, and how many mails came of what. */
type MailboxState = {
  readonly ageSeconds: number;
  readonly outcomes: Readonly<Record<string, number>>;
};

/** Keeps how far a mailbox is read. */
export function createMailboxProgress(db: Kysely<Database>, mailbox: string) {
  async function moveTo(
    on: Kysely<Database>,
    { uidValidity, lastUid }: MailboxPlace,
    outcome: InboundOutcome | null,
  ): Promise<void> {
    const count =
      outcome === null
        ? sql<Record<string, number>>`outcomes`
        : sql<Record<string, number>>`outcomes || jsonb_build_object(${outcome}::text,
            coalesce((outcomes ->> ${outcome}::text)::bigint, 0) + 1)`;
    await on
      .updateTable('mailbox_places')
      .set({ uid_validity: uidValidity, last_uid: lastUid, outcomes: count })
      .where('mailbox', '=', mailbox)
      .execute();
  }

  return {
    /** Goes to the place of a mail, and counts what came of it. */
    moveTo,

    /** Up to which mail the mailbox is read; from now on it counts as one that should be. */
    async place(): Promise<MailboxPlace> {
      await db
        .insertInto('mailbox_places')
        .values({ mailbox, uid_validity: 0, last_uid: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { uid_validity, last_uid } = await db
        .selectFrom('mailbox_places')
        .select(['uid_validity', 'last_uid'])
        .where('mailbox', '=', mailbox)
        .executeTakeFirstOrThrow();
      return { uidValidity: Number(uid_validity), lastUid: Number(last_uid) };
    },

    /** Everything there was is read. */
    async finish(place: MailboxPlace): Promise<void> {
      await moveTo(db, place, null);
      await db
        .updateTable('mailbox_places')
        .set({ read_at: sql<Date>`now()` })
        .where('mailbox', '=', mailbox)
        .execute();
    },

    /** How reading went; null before it is first tried. */
    async state(): Promise<MailboxState | null> {
      const { rows } = await sql<MailboxState>`
        select extract(epoch from now() - read_at)::float8 as "ageSeconds", outcomes
        from mailbox_places where mailbox = ${mailbox}`.execute(db);
      return rows[0] ?? null;
    },
  };
}
