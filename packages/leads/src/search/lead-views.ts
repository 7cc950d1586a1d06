import { isId } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';

import type { LeadAct } from '#/desk/lead-act.ts';
import { type Act, type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';

/** A view of somebody's own; `query` is the part of its address after the question mark. */
export type SavedView = { readonly id: string; readonly name: string; readonly query: string };

/** Whose view it is, and who does something about it. */
type Own = { readonly personId: string; readonly actor: Actor };

/** Writes an act into the log without what the view is called or shows, which may say who wrote. */
async function record({ audit, actor, trx }: Act, act: LeadAct, id: string): Promise<void> {
  await audit.write({ actor, act, record: { kind: 'lead_view', id } }, trx);
}

/** The views that people save for themselves. */
export function createLeadViews(parts: LeadDeskParts) {
  return {
    /** The views of a person, first those that were saved first. */
    async list(personId: string): Promise<readonly SavedView[]> {
      return parts.db
        .selectFrom('lead_views')
        .select(['id', 'name', 'query'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute();
    },

    /** Saves a view under a name; one of the person that has the name is what it was saved as last. */
    async save(view: Own & { name: string; query: string }): Promise<void> {
      const { personId, name, query } = view;
      await runAct(parts, view.actor, async (act) => {
        const { trx } = act;
        // Of two presses at once the second finds the view of the first.
        await trx
          .selectFrom('people')
          .select('id')
          .where('id', '=', personId)
          .forNoKeyUpdate()
          .execute();
        const saved = await trx
          .updateTable('lead_views')
          .set({ query })
          .where('person_id', '=', personId)
          .where('name', '=', name)
          .returning('id')
          .executeTakeFirst();
        const values = { person_id: personId, name, query };
        const insert = trx.insertInto('lead_views').values(values).returning('id');
        const { id } = saved ?? (await insert.executeTakeFirstOrThrow());
        await record(act, 'lead_view_saved', id);
      });
    },

    /** Removes a view, if it is the person's own. */
    async remove({ personId, id, actor }: Own & { id: string }): Promise<void> {
      if (!isId(id)) return;
      await runAct(parts, actor, async (act) => {
        const { numDeletedRows } = await act.trx
          .deleteFrom('lead_views')
          .where('id', '=', id)
          .where('person_id', '=', personId)
          .executeTakeFirst();
        if (numDeletedRows > 0n) await record(act, 'lead_view_removed', id);
      });
    },
  };
}

export type LeadViews = ReturnType<typeof createLeadViews>;
