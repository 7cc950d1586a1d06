import { sql, type Kysely, type Transaction } from 'kysely';

import type { Clock } from '#/clock/clock.ts';
import { readPages } from '#/command/read-pages.ts';
import type { ActorKind } from '#/database/desk-schema.ts';
import { isId } from '#/database/is-id.ts';
import type { Database } from '#/database/schema.ts';

import { type Actor, actorColumns } from './actor.ts';
import { createBatches, insertLines } from './write-batches.ts';

/** What is to be written down: an act by its name, on which record, and the names of the fields it changed. */
export type AuditNote = {
  readonly actor: Actor;
  readonly act: string;
  readonly record?: { readonly kind: string; readonly id: string } | undefined;
  readonly fields?: readonly string[];
};

/** A line of the log; numbers and names of fields only. */
export type AuditLine = {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: ActorKind;
  readonly personId: string | null;
  readonly act: string;
  readonly recordKind: string | null;
  readonly recordId: string | null;
  readonly fields: readonly string[];
  readonly addressGroup: string | null;
};

/** Which lines are wanted; what is left out does not matter. */
export type AuditFilter = {
  readonly actorKind?: ActorKind | undefined;
  /** Who did it. */
  readonly personId?: string | undefined;
  readonly act?: string | undefined;
  readonly recordKind?: string | undefined;
  readonly recordId?: string | undefined;
  /** The first moment, and the first after the last one. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};

/** A page of the log, newest first; `next` is the place after it, or null at its end. */
export type AuditPage = { readonly lines: readonly AuditLine[]; readonly next: string | null };

/** The columns that name an id, which is a whole number that fits into the database's. */
const LINE_ID = /^[1-9]\d{0,17}$/;

function selectLines(db: Kysely<Database>, filter: AuditFilter) {
  let query = db
    .selectFrom('audit_log')
    .select([
      'id',
      'at',
      'actor_kind as actorKind',
      'person_id as personId',
      'act',
      'record_kind as recordKind',
      'record_id as recordId',
      'fields',
      'address_group as addressGroup',
    ])
    .orderBy('id', 'desc');
  if (filter.actorKind !== undefined) query = query.where('actor_kind', '=', filter.actorKind);
  if (filter.personId !== undefined) query = query.where('person_id', '=', filter.personId);
  if (filter.act !== undefined) query = query.where('act', '=', filter.act);
  if (filter.recordKind !== undefined) query = query.where('record_kind', '=', filter.recordKind);
  if (filter.recordId !== undefined) query = query.where('record_id', '=', filter.recordId);
  if (filter.from !== undefined) query = query.where('at', '>=', filter.from);
  if (filter.until !== undefined) query = query.where('at', '<', filter.until);
  return query;
}

/** The newest lines before one; none for a filter that no line can fulfil, which the database would refuse. */
async function readBefore(
  db: Kysely<Database>,
  filter: AuditFilter,
  before: string | null,
  size: number,
): Promise<AuditLine[]> {
  if (filter.personId !== undefined && !isId(filter.personId)) return [];
  if (before !== null && !LINE_ID.test(before)) return [];
  const query = selectLines(db, filter).limit(size);
  return (before === null ? query : query.where('id', '<', before)).execute();
}

/** The append-only log of all that is done. */
export function createAuditLog({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
  const batches = createBatches(db);

  function rowOf({ actor, act, record, fields = [] }: AuditNote) {
    return {
      at: clock.now(),
      ...actorColumns(actor),
      act,
      record_kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      fields: [...fields],
    };
  }

  return {
    /**
     * Writes a line and resolves once it is durable: with the transaction, if one is given. Without one, lines that come
     * in at the same time are written together.
     */
    async write(note: AuditNote, trx?: Transaction<Database>): Promise<void> {
      const row = rowOf(note);
      if (trx === undefined) return batches.write(row);
      await trx.insertInto('audit_log').values(row).execute();
    },

    /** Writes any number of lines with the transaction, in their order, by one statement. */
    async writeAll(notes: readonly AuditNote[], trx: Transaction<Database>): Promise<void> {
      if (notes.length > 0) await insertLines(trx, notes.map(rowOf));
    },

    /** At most `size` lines, newest first; `before` is the `next` of the page before. */
    async list(
      filter: AuditFilter,
      { before = null, size }: { before?: string | null; size: number },
    ): Promise<AuditPage> {
      const found = await readBefore(db, filter, before, size + 1);
      const lines = found.slice(0, size);
      return { lines, next: found.length > size ? (lines.at(-1)?.id ?? null) : null };
    },

    /** All lines that the filter asks for, page by page, newest first; those written meanwhile are left out. */
    pages(filter: AuditFilter, signal: AbortSignal): AsyncGenerator<readonly AuditLine[]> {
      return readPages<AuditLine>(
        (after, size) => readBefore(db, filter, after?.id ?? null, size),
        Number.MAX_SAFE_INTEGER,
        signal,
      );
    },

    /** Removes lines older than the given number of months, at least three, and says how many; the database refuses less. */
    async removeOld(months: number): Promise<number> {
      return db.transaction().execute(async (trx) => {
        // All or none go, and a flood of attempts to sign in leaves more than is removed within the limit.
        await sql`set local statement_timeout = 0`.execute(trx);
        const { rows } = await sql<{
          removed: string;
        }>`select remove_old_audit_lines(${months}::int) as removed`.execute(trx);
        return Number(rows[0]?.removed ?? 0);
      });
    },
  };
}

/** The append-only log of all that is done. */
export type AuditLog = ReturnType<typeof createAuditLog>;
