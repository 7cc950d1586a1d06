import { randomUUID } from 'node:crypto';

import { isId, StaleVersion, type Database } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { sql, type Kysely } from 'kysely';

import type { LeadAct } from '#/desk/lead-act.ts';
import { type Act, type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';

import { readBody, readName } from './check-words.ts';
import { SavedReplyGone } from './reply-error.ts';

/** A reply that is written once for many leads. */
export type SavedReply = {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly version: number;
  readonly updatedAt: Date;
  /** Who wrote what it says now; null for nobody who is a person. */
  readonly updatedBy: string | null;
};

/** What a saved reply said before it was changed. */
export type SavedReplyVersion = Pick<SavedReply, 'version' | 'name' | 'body'> & {
  readonly at: Date;
  readonly personId: string | null;
};

type Words = { readonly name: string; readonly body: string };
/** A new one. Under an id of its own it is the same one however often it is sent, as by who had no answer. */
type NewWords = Words & { readonly newId?: string | undefined };
type ByActor = { readonly actor: Actor };
/** `version` is the one that was seen. */
type OfVersion = ByActor & { readonly id: string; readonly version: number };

const COLUMNS = [
  'id',
  'name',
  'body',
  'version',
  'updated_at as updatedAt',
  'updated_by as updatedBy',
] as const;

const personOf = ({ actor }: Act) => (actor.kind === 'person' ? actor.personId : null);

async function record(
  { trx, audit, actor }: Act,
  act: LeadAct,
  { id, fields = [] }: { id: string; fields?: readonly string[] },
): Promise<void> {
  await audit.write({ actor, act, record: { kind: 'saved_reply', id }, fields }, trx);
}

/** Adds one and gives its id, unless it is there already. Other words under its id are one of their own. */
async function insert(act: Act, { newId = randomUUID(), ...words }: NewWords): Promise<string> {
  const sent = await act.trx
    .selectFrom('saved_replies')
    .select(['name', 'body', 'removed_at'])
    .where('id', '=', newId)
    .executeTakeFirst();
  const isSame = sent?.name === words.name && sent.body === words.body;
  // Who sends one again that was removed meanwhile wants it back.
  if (isSame && sent.removed_at === null) return newId;
  const id = sent === undefined ? newId : randomUUID();
  const added = await act.trx
    .insertInto('saved_replies')
    .values({ id, ...words, updated_by: personOf(act), removed_at: null })
    // It may be on its way twice at once.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await record(act, 'saved_reply_made', { id, fields: ['name', 'body'] });
  return id;
}

/** A saved reply on the version that was seen, until the transaction ends. */
async function lock({ trx }: Act, { id, version }: OfVersion): Promise<SavedReply> {
  if (!isId(id)) throw new SavedReplyGone();
  const found = await trx
    .selectFrom('saved_replies')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new SavedReplyGone();
  if (found.version !== version) throw new StaleVersion(found);
  return found;
}

/** Changes it to its next version, and keeps what it said; false where it says that already. */
async function change(act: Act, of: OfVersion, words: Words): Promise<boolean> {
  const saved = await lock(act, of);
  const fields = (['name', 'body'] as const).filter((field) => saved[field] !== words[field]);
  if (fields.length === 0) return false;
  const { id, version, name, body, updatedAt: at, updatedBy } = saved;
  await act.trx
    .insertInto('saved_reply_versions')
    .values({ saved_reply_id: id, version, name, body, at, person_id: updatedBy })
    .execute();
  await act.trx
    .updateTable('saved_replies')
    .set({
      ...words,
      version: version + 1,
      updated_at: sql<Date>`now()`,
      updated_by: personOf(act),
    })
    .where('id', '=', id)
    .execute();
  await record(act, 'saved_reply_changed', { id, fields });
  return true;
}

async function setRemoved(act: Act, id: string, isRemoved: boolean): Promise<boolean> {
  const changed = await act.trx
    .updateTable('saved_replies')
    .set({ removed_at: isRemoved ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .where('removed_at', isRemoved ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await record(act, isRemoved ? 'saved_reply_removed' : 'saved_reply_restored', { id });
  return true;
}

function createReader(db: Kysely<Database>) {
  const kept = db.selectFrom('saved_replies').select(COLUMNS).where('removed_at', 'is', null);
  return {
    /** All of them, by their names. */
    list: (): Promise<readonly SavedReply[]> =>
      kept
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .execute(),

    /** One of them; null where there is none, or it is removed. */
    find: async (id: string): Promise<SavedReply | null> =>
      isId(id) ? ((await kept.where('id', '=', id).executeTakeFirst()) ?? null) : null,

    /** What one said before, the last first. */
    async versions(id: string): Promise<readonly SavedReplyVersion[]> {
      if (!isId(id)) return [];
      return db
        .selectFrom('saved_reply_versions')
        .select(['version', 'name', 'body', 'at', 'person_id as personId'])
        .where('saved_reply_id', '=', id)
        .orderBy('version', 'desc')
        .execute();
    },
  };
}

/** Replies that are written once for many leads; their texts may have blanks. */
export function createSavedReplies(parts: LeadDeskParts) {
  const run = <Result>({ actor }: ByActor, work: (act: Act) => Promise<Result>) =>
    runAct(parts, actor, work);
  const read = (words: Words) => ({ name: readName(words.name), body: readBody(words.body) });
  return {
    ...createReader(parts.db),

    /** Saves a new one, once however often it is sent under the same id, and gives its id; throws ReplyInvalid. */
    async create({ newId, ...of }: ByActor & NewWords): Promise<string> {
      const words = read(of);
      return run(of, (act) => insert(act, { ...words, newId }));
    },

    /** Changes one on the version that was seen; false where it says that already. Throws ReplyInvalid, StaleVersion and SavedReplyGone. */
    async change(of: OfVersion & Words): Promise<boolean> {
      const words = read(of);
      return run(of, (act) => change(act, of, words));
    },

    /** Removes one on the version that was seen; throws StaleVersion and SavedReplyGone. */
    async remove(of: OfVersion): Promise<void> {
      await run(of, async (act) => {
        await lock(act, of);
        await setRemoved(act, of.id, true);
      });
    },

    /** Brings one back that was removed; false where that is none. */
    restore: async (of: ByActor & { id: string }): Promise<boolean> =>
      isId(of.id) && run(of, (act) => setRemoved(act, of.id, false)),
  };
}

export type SavedReplies = ReturnType<typeof createSavedReplies>;
