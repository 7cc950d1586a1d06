import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a packed twin of a file ends in. */
const TWINS = ['', '.br', '.gz'];

/** Puts the page for unknown addresses, with its packed twins, where static hosts look for it: `404.html`. */
export async function writeNotFoundFile(folder: string): Promise<void> {
  for (const twin of TWINS) {
    await copyFile(join(folder, `404/index.html${twin}`), join(folder, `404.html${twin}`));
  }
}
