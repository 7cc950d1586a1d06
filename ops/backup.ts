import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib';

import {
  backupStream,
  createLog,
  databaseVariables,
  errorText,
  migrate,
  nameDatabase,
  openDatabase,
  readConfig,
  requireDatabase,
  restoreBackup,
  type OpenDatabase,
  type RowCounts,
} from '@high-street/server';
import { replaceFile } from '@high-street/server/command';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE\n';

/** The text of a backup; a file that cannot be read, or is none, breaks the stream with the reason. */
function readBackup(path: string): Gunzip {
  const text = createGunzip();
  pipeline(createReadStream(path), text, () => undefined);
  return text;
}

/** The database packed, its rows counted on the way; one that is lost breaks the stream with the reason. */
function packBackup(pool: OpenDatabase['pool'], counts: RowCounts): Gzip {
  const packed = createGzip();
  pipeline(backupStream(pool, counts), packed, () => undefined);
  return packed;
}

function sayCounts(counts: RowCounts): string {
  const say = (table: 'leads' | 'bookings', one: string) => {
    const count = counts.get(table) ?? 0;
    return `${count} ${count === 1 ? one : table}`;
  };
  return `${say('leads', 'lead')} and ${say('bookings', 'booking')}`;
}

async function run(name: string | undefined, file: string | undefined): Promise<string> {
  if ((name !== 'backup' && name !== 'restore') || !file) return USAGE;
  const path = resolve(file);
  const config = readConfig(z.object(databaseVariables(PROJECT_ROOT)), process.env);
  const place = { databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR };
  if (name === 'backup') requireDatabase(place);
  const log = createLog('error', process.stderr);
  const { db, pool, close } = await openDatabase({ ...place, log, maxConnections: 2 });
  try {
    await migrate(db, log);
    if (name === 'restore') {
      const counts = await restoreBackup(pool, readBackup(path));
      return `Restored ${file}: ${sayCounts(counts)} into ${nameDatabase(place)}\n`;
    }
    const counts: RowCounts = new Map();
    await replaceFile(path, packBackup(pool, counts));
    return `Wrote ${file}: ${sayCounts(counts)} from ${nameDatabase(place)}\n`;
  } finally {
    await close();
  }
}

try {
  const [name, file] = process.argv.slice(2);
  process.stdout.write(await run(name, file));
} catch (error) {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
}
