import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Kysely } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';

import { listMigrationsToBe } from '#/database/migrate.ts';
import type { Database } from '#/database/schema.ts';
import { StartupError } from '#/error/startup-error.ts';

import {
  BACKUP_TABLES,
  type BackupTable,
  countLeads,
  listMigrations,
  quoteNames,
  REPLACED_TABLES,
  storedColumns,
} from './backup-tables.ts';
import { END_OF_BACKUP, END_OF_TABLE, type RowCounts } from './write-backup.ts';

const headSchema = z.object({ backup: z.literal(1), migrations: z.array(z.string()) });
const tableSchema = z.object({ table: z.enum(BACKUP_TABLES), columns: z.array(z.string()) });

/** Tables whose rows are numbered by the database, which counts on after those of the backup. */
const NUMBERED_TABLES = ['lead_events', 'audit_log'] as const;

type Lines = AsyncIterator<string>;

const NEWLINE = 0x0a;

/** The lines of a text; unlike those of node:readline they end at newlines alone, as in what COPY writes. */
async function* splitLines(source: Readable): AsyncGenerator<string, void> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    let text = Buffer.concat([rest, Buffer.from(chunk)]);
    for (let at = text.indexOf(NEWLINE); at >= 0; at = text.indexOf(NEWLINE)) {
      yield text.toString('utf8', 0, at);
      text = text.subarray(at + 1);
    }
    rest = text;
  }
}

function refused(message: string): StartupError {
  return new StartupError('RESTORE_REFUSED', message);
}

function parseLine<Schema extends z.ZodType>(schema: Schema, line: string): z.infer<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null; // Not JSON, so not a line of ours.
  }
}

async function nextLine(lines: Lines): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw refused('The file ends too early; nothing was restored. Take another backup.');
  return value;
}

/** The rows of a table, up to the line that ends them. */
async function* tableRows(lines: Lines): AsyncGenerator<string, void> {
  for (let line = await nextLine(lines); line !== END_OF_TABLE; line = await nextLine(lines)) {
    yield `${line}\n`;
  }
}

async function refuseFilled(client: pg.ClientBase): Promise<void> {
  for (const table of BACKUP_TABLES) {
    if (REPLACED_TABLES.has(table)) continue;
    const { rowCount } = await client.query(`select from "${table}" limit 1`);
    if (rowCount !== 0) {
      throw refused(
        'The database holds leads, bookings or people already; nothing was restored. Restore into an empty DATA_DIR or an empty DATABASE_URL.',
      );
    }
  }
}

async function restoreTable(
  client: pg.ClientBase,
  head: string,
  lines: Lines,
): Promise<[BackupTable, number]> {
  const parsed = parseLine(tableSchema, head);
  if (!parsed) throw refused('The file is not a backup of this product; nothing was restored.');
  const { table } = parsed;
  const known = await storedColumns(client, table);
  const columns = parsed.columns.filter((column) => known.includes(column));
  if (columns.length !== parsed.columns.length) {
    throw refused(`The backup knows other columns of ${table} than this version of the product.`);
  }
  const replaced = REPLACED_TABLES.get(table);
  if (replaced) await client.query(`truncate ${quoteNames([table, ...replaced])}`);
  const sink = client.query(copyFrom(`copy "${table}" (${quoteNames(columns)}) from stdin`));
  // Destroys the sink as soon as the database refuses a row: by itself it writes on, to a connection that it has let go.
  await pipeline(tableRows(lines), sink);
  return [table, sink.rowCount];
}

type Head = z.infer<typeof headSchema>;

function refuseOther({ migrations }: Head, known: readonly string[]): void {
  if (migrations.join() === known.join()) return;
  throw refused(
    `The backup is of another version of the database; nothing was restored. Restore it into an empty database with a version of the product whose last migration is ${migrations.at(-1)}, then upgrade. Here it is ${known.at(-1)}.`,
  );
}

async function restoreAll(client: pg.ClientBase, head: Head, lines: Lines): Promise<RowCounts> {
  refuseOther(head, await listMigrations(client));
  await refuseFilled(client);
  const counts: RowCounts = new Map();
  for (let line = await nextLine(lines); line !== END_OF_BACKUP; line = await nextLine(lines)) {
    counts.set(...(await restoreTable(client, line, lines)));
  }
  for (const table of NUMBERED_TABLES) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
    );
  }
  return counts.set('leads', await countLeads(client));
}

async function restoreInto(pool: pg.Pool, head: Head, lines: Lines): Promise<RowCounts> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const counts = await restoreAll(client, head, lines);
    await client.query('commit');
    client.release();
    return counts;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A backup of which the first line is read, which says of which database it is. It can be restored once. */
type OpenBackup = {
  /** Throws a StartupError where it would not fit the database once this version has migrated it; changes nothing. */
  readonly refuseOther: (db: Kysely<Database>) => Promise<void>;
  /** Restores it into a migrated, empty database, all or nothing, and says how many rows; throws StartupError. */
  readonly restore: (pool: pg.Pool) => Promise<RowCounts>;
};

/** Begins to read a backup; throws a StartupError where it is none. */
export async function openBackup(source: Readable): Promise<OpenBackup> {
  const lines = splitLines(source);
  const head = parseLine(headSchema, await nextLine(lines));
  if (!head) throw refused('The file is not a backup of this product; nothing was restored.');
  return {
    refuseOther: async (db) => refuseOther(head, await listMigrationsToBe(db)),
    restore: (pool) => restoreInto(pool, head, lines),
  };
}
