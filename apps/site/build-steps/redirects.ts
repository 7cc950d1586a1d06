import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { REDIRECTS } from '../app/pages.ts';

/** Writes `_redirects` into the folder, one `from to status` a line, as static hosts and our own server read it. */
export async function writeRedirects(folder: string): Promise<void> {
  const lines = REDIRECTS.map(([from, to]) => `${from} ${to} 301\n`);
  await writeFile(join(folder, '_redirects'), lines.join(''));
}
