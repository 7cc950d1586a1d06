import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { openEmbeddedPostgres } from '@high-street/server';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

/** An empty folder that other accounts may enter, for the length of the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hs-api-'));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with these files, by their names in it. */
export async function aFolderWith(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> {
  const folder = await aFolder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return folder;
}

/** The path of a data folder; a database server that is left in it stops when the test ends. */
export async function aDataDir(): Promise<string> {
  const dataDir = join(await aFolder(), 'data');
  onTestFinished(async () => {
    // Whoever leaves last stops the server.
    const server = await openEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) });
    await server.close();
  });
  return dataDir;
}
