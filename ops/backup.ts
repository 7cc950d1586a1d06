import { createReadStream } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { addAbortSignal, pipeline } from 'node:stream';
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib';

import {
  backupStream,
  databaseVariables,
  fullDisk,
  isDiskFull,
  listNewerMigrations,
  listPendingMigrations,
  nameDatabase,
  openBackup,
  readConfig,
  requireDatabase,
  withDatabase,
  type Environment,
  type OpenDatabase,
  type RowCounts,
} from '@high-street/server';
import { CommandError, parseWords, replaceFile, runCli } from '@high-street/server/command';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE\n';

/** The text of a backup; a file that cannot be read, or is none, breaks the stream with the reason. */
function readBackup(path: string, signal: AbortSignal): Gunzip {
  const text = addAbortSignal(signal, createGunzip());
  pipeline(createReadStream(path), text, () => undefined);
  return text;
}

/** The database packed, its rows counted on the way; one that is lost breaks the stream with the reason. */
function packBackup(pool: OpenDatabase['pool'], counts: RowCounts, signal: AbortSignal): Gzip {
  const packed = addAbortSignal(signal, createGzip());
  pipeline(backupStream(pool, counts), packed, () => undefined);
  return packed;
}

/** More than a backup takes: it is packed, and indexes are not in it. */
async function sizeOf(pool: OpenDatabase['pool']): Promise<number> {
  const { rows } = await pool.query<{ size: number }>(
    'select pg_database_size(current_database())::float8 as size',
  );
  return rows[0]?.size ?? 0;
}

async function writeBackup(
  pool: OpenDatabase['pool'],
  path: string,
  signal: AbortSignal,
): Promise<RowCounts> {
  const counts: RowCounts = new Map();
  try {
    await replaceFile(path, packBackup(pool, counts, signal));
  } catch (error) {
    const reason = error instanceof CommandError ? error.cause : error;
    throw isDiskFull(reason) ? fullDisk(dirname(path), await sizeOf(pool), error) : error;
  }
  return counts;
}

function sayCounts(counts: RowCounts): string {
  const say = (table: 'leads' | 'bookings', one: string) => {
    const count = counts.get(table) ?? 0;
    return `${count} ${count === 1 ? one : table}`;
  };
  return `${say('leads', 'lead')} and ${say('bookings', 'booking')}`;
}

/** Tells of a database that a newer version has migrated: which tables that one added is not known here. */
async function warnOfNewer(db: OpenDatabase['db']): Promise<void> {
  const last = (await listNewerMigrations(db)).at(-1);
  if (last === undefined) return;
  process.stderr.write(
    `Warning: a newer version has migrated this database, and tables that it added are not in the backup. Back up with a version whose last migration is ${last}, which also restores this one.\n`,
  );
}

/** What this version has migrated, the version that runs could not restore. */
async function refusePending(db: OpenDatabase['db']): Promise<void> {
  const [first] = await listPendingMigrations(db);
  if (first === undefined) return;
  throw new CommandError(
    `This version has not migrated the database yet (${first}), and a backup leaves it as it is. Make the backup with the version that runs on it, or start this one first.`,
    { isMisuse: false },
  );
}

type Command = { readonly name: 'backup' | 'restore'; readonly file: string };

function readCommand([name, ...words]: readonly string[]): Command {
  const [file, ...more] = parseWords(words, {}).positionals;
  if (name !== 'backup' && name !== 'restore') throw new CommandError('Say backup or restore.');
  if (!file || more.length > 0) throw new CommandError(`${name} takes one file.`);
  return { name, file };
}

type Tools = { readonly env: Environment; readonly signal: AbortSignal };

async function run({ name, file }: Command, { env, signal }: Tools) {
  const path = resolve(file);
  const config = readConfig(z.object(databaseVariables(PROJECT_ROOT)), env);
  const place = { databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR };
  const options = { ...place, maxConnections: 2 };
  if (name === 'restore') {
    const { refuseOther, restore } = await openBackup(readBackup(path, signal));
    // A version whose migrations the backup lacks would leave a database that no version can restore it into.
    return withDatabase({ ...options, beforeMigrating: refuseOther }, async ({ pool }) => {
      const counts = await restore(pool);
      return `Restored ${file}: ${sayCounts(counts)} into ${nameDatabase(place)}\n`;
    });
  }
  requireDatabase(place);
  return withDatabase({ ...options, beforeMigrating: refusePending }, async ({ db, pool }) => {
    const counts = await writeBackup(pool, path, signal);
    await warnOfNewer(db);
    return `Wrote ${file}: ${sayCounts(counts)} from ${nameDatabase(place)}\n`;
  });
}

await runCli<Command>({
  usage: USAGE,
  // Whatever else breaks a file or a database is told in a line, too.
  faults: [Error],
  read: readCommand,
  run: async (command, tools) => tools.write(await run(command, tools)),
});
