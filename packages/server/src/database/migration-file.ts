import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

/** One migration: the name of its file without the ending, its SQL and the SHA-256 of that. */
export type MigrationFile = { name: string; content: string; checksum: string };

/** Reads the numbered SQL files of a folder in their order; throws an Error for a wrong name or a number used twice. */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  const wrong = names.find((name) => !FILE_NAME.test(name));
  if (wrong !== undefined) throw new Error(`${wrong} must be named NNNN-name.sql`);
  if (numbers.size < names.length) throw new Error(`${folder} has two migrations with one number`);
  return Promise.all(names.map((name) => readMigrationFile(folder, name)));
}

async function readMigrationFile(folder: string, name: string): Promise<MigrationFile> {
  const content = await readFile(join(folder, name), 'utf8');
  const checksum = createHash('sha256').update(content).digest('hex');
  return { name: name.slice(0, -'.sql'.length), content, checksum };
}
