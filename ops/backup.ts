import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline as pipe } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip, type Gunzip } from 'node:zlib';

import {
  backupStream,
  createLog,
  databaseVariables,
  errorText,
  migrate,
  openDatabase,
  readConfig,
  restoreBackup,
} from '@high-street/server';
import { z } from 'zod';

import { PROJECT_ROOT } from './project-root.ts';

/** Backups hold personal data: they are their owner's alone. */
const PRIVATE = 0o600;
const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE\n';

/** The text of a backup; a file that cannot be read, or is none, breaks the stream with the reason. */
function readBackup(path: string): Gunzip {
  const text = createGunzip();
  pipe(createReadStream(path), text, () => undefined);
  return text;
}

async function run(name: string | undefined, file: string | undefined): Promise<string> {
  if ((name !== 'backup' && name !== 'restore') || !file) return USAGE;
  const path = resolve(file);
  const config = readConfig(z.object(databaseVariables(PROJECT_ROOT)), process.env);
  const log = createLog('error', process.stderr);
  const { db, pool, close } = await openDatabase({
    databaseUrl: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    log,
    maxConnections: 2,
  });
  try {
    await migrate(db, log);
    if (name === 'restore') {
      await restoreBackup(pool, readBackup(path));
      return `Restored ${file}\n`;
    }
    const unfinished = `${path}.unfinished`;
    try {
      await pipeline(
        backupStream(pool),
        createGzip(),
        createWriteStream(unfinished, { mode: PRIVATE, flush: true }),
      );
      await rename(unfinished, path);
    } finally {
      await rm(unfinished, { force: true });
    }
    return `Wrote ${file}\n`;
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
