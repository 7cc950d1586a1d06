import { sql, type Insertable, type Kysely } from 'kysely';

import type { AuditLogTable } from '#/database/desk-schema.ts';
import type { Database } from '#/database/schema.ts';

type Row = Insertable<AuditLogTable>;
type Waiting = { row: Row; resolve(): void; reject(error: unknown): void };

/** More would make a statement that takes long by itself. */
const BATCH_SIZE = 500;

/** One statement for any number of rows, as each text stays in the memory of every connection. */
export async function insertLines(db: Kysely<Database>, rows: readonly Row[]): Promise<void> {
  await sql`insert into audit_log (at, actor_kind, person_id, act, record_kind, record_id, fields, address_group)
    select at, actor_kind, person_id, act, record_kind, record_id, fields, address_group
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (at timestamptz, actor_kind text, person_id uuid,
      act text, record_kind text, record_id text, fields text[], address_group text)`.execute(db);
}

/**
 * Writes rows that come in at the same time with one statement, over one connection. Each caller waits for its own row, so
 * none is lost, and no more are in memory than there are callers.
 */
export function createBatches(db: Kysely<Database>): { write(row: Row): Promise<void> } {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH_SIZE);
      waiting = waiting.slice(BATCH_SIZE);
      try {
        await insertLines(
          db,
          batch.map(({ row }) => row),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  }

  return {
    write(row) {
      return new Promise((resolve, reject) => {
        waiting.push({ row, resolve, reject });
        if (!isWriting) void writeAll();
      });
    },
  };
}
