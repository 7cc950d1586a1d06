import { Readable } from 'node:stream';

import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import {
  BACKUP_TABLES,
  type BackupTable,
  countLeads,
  listMigrations,
  quoteNames,
  storedColumns,
} from './backup-tables.ts';

/** Marks the end of a table, as PostgreSQL itself does. */
export const END_OF_TABLE = '\\.';
/** The end of a whole file; one that was cut off lacks it. */
export const END_OF_BACKUP = 'end of backup';

/** How many rows of each table were written or restored; of leads those that came by the forms. */
export type RowCounts = Map<BackupTable, number>;

async function* copyTable(
  client: pg.ClientBase,
  table: BackupTable,
  counts: RowCounts,
): AsyncGenerator<Uint8Array | string> {
  const columns = await storedColumns(client, table);
  yield `${JSON.stringify({ table, columns })}\n`;
  const rows = client.query(
    copyTo(`copy (select ${quoteNames(columns)} from "${table}") to stdout`),
  );
  yield* rows;
  counts.set(table, rows.rowCount);
  yield `${END_OF_TABLE}\n`;
}

/**
 * The stored leads and bookings and all that belongs to them as one text, as they were at one moment; the product may go
 * on working meanwhile. A line with the migrations, then each table: a line with its name and columns, and its rows as COPY writes
 * them.
 */
async function* writeBackup(pool: pg.Pool, counts: RowCounts): AsyncGenerator<Uint8Array | string> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query('set local statement_timeout = 0');
    yield `${JSON.stringify({ backup: 1, migrations: await listMigrations(client) })}\n`;
    for (const table of BACKUP_TABLES) yield* copyTable(client, table, counts);
    counts.set('leads', await countLeads(client));
    yield `${END_OF_BACKUP}\n`;
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** The same as a stream, which fills in `counts` as it goes. */
export function backupStream(pool: pg.Pool, counts: RowCounts = new Map()): Readable {
  return Readable.from(writeBackup(pool, counts), { objectMode: false });
}
