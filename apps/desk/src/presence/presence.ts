import type { Clock, Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** A sign that somebody has the page of a lead open. */
export type Sign = { readonly reference: string; readonly personId: string };

/** Somebody who has the page of a lead open. */
export type Present = { readonly id: string; readonly name: string; readonly since: Date };

/** For how long somebody counts as there after the last sign. */
const GONE_AFTER_MS = 60_000;

type Parts = { readonly db: Kysely<Database>; readonly clock: Clock };

/** Who has which lead open, over all processes that share the database. It locks nothing and promises nothing. */
export function createPresence({ db, clock }: Parts) {
  const least = (now: Date) => new Date(now.getTime() - GONE_AFTER_MS);

  return {
    /** Writes down that these people are there now; who was away for more than a minute has come anew. */
    async sign(signs: readonly Sign[]): Promise<void> {
      if (signs.length === 0) return;
      const now = clock.now();
      const references = signs.map(({ reference }) => reference);
      const people = signs.map(({ personId }) => personId);
      await db.deleteFrom('lead_presence').where('seen_at', '<', least(now)).execute();
      // In one order, so that two processes never wait for each other.
      await sql`insert into lead_presence (reference, person_id, since, seen_at)
        select reference, person_id, ${now}, ${now}
        from unnest(${references}::text[], ${people}::uuid[]) as sign (reference, person_id)
        order by reference, person_id
        on conflict (reference, person_id) do update set seen_at = excluded.seen_at,
          since = case when lead_presence.seen_at < ${least(now)} then excluded.since else lead_presence.since end
      `.execute(db);
    },

    /** Who is there, by the reference of the lead, the longest first. */
    async list(references: readonly string[]): Promise<ReadonlyMap<string, readonly Present[]>> {
      const rows = await db
        .selectFrom('lead_presence')
        .innerJoin('people', 'people.id', 'lead_presence.person_id')
        .select(['lead_presence.reference', 'people.id', 'people.name', 'lead_presence.since'])
        .where(sql<boolean>`lead_presence.reference = any(${[...references]}::text[])`)
        .where('lead_presence.seen_at', '>=', least(clock.now()))
        .where('people.removed_at', 'is', null)
        .orderBy('lead_presence.since')
        .orderBy('people.id')
        .execute();
      return Map.groupBy(
        rows.map(({ reference, id, name, since }) => ({ reference, id, name: name ?? '', since })),
        ({ reference }) => reference,
      );
    },
  };
}

/** Who has which lead open. */
export type Presence = ReturnType<typeof createPresence>;
