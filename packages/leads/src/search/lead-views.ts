import type { Database } from '@high-street/server';
import type { Kysely } from 'kysely';

import { isId } from './lead-place.ts';

/** A view of somebody's own; `query` is the part of its address after the question mark. */
export type SavedView = { readonly id: string; readonly name: string; readonly query: string };

/** The views that people save for themselves. */
export function createLeadViews(db: Kysely<Database>) {
  return {
    /** The views of a person, first those that were saved first. */
    async list(personId: string): Promise<readonly SavedView[]> {
      return db
        .selectFrom('lead_views')
        .select(['id', 'name', 'query'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute();
    },

    /** Saves a view under a name; one of the person that has the name is what it was saved as last. */
    async save({
      personId,
      name,
      query,
    }: {
      personId: string;
      name: string;
      query: string;
    }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        // Of two presses at once the second finds the view of the first.
        await trx
          .selectFrom('people')
          .select('id')
          .where('id', '=', personId)
          .forNoKeyUpdate()
          .execute();
        const { numUpdatedRows } = await trx
          .updateTable('lead_views')
          .set({ query })
          .where('person_id', '=', personId)
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows > 0n) return;
        await trx.insertInto('lead_views').values({ person_id: personId, name, query }).execute();
      });
    },

    /** Removes a view, if it is the person's own. */
    async remove({ personId, id }: { personId: string; id: string }): Promise<void> {
      if (!isId(id)) return;
      await db
        .deleteFrom('lead_views')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .execute();
    },
  };
}

/** The views that people save for themselves. */
export type LeadViews = ReturnType<typeof createLeadViews>;
