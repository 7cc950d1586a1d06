import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ends the database server of a data folder at once, as a power cut would, or by another signal. */
export async function killDatabase(
  dataDir: string,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), signal);
}
