import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where an address has moved for good. */
export type SiteRedirects = ReadonlyMap<string, string>;

async function readIfThere(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

/** Reads the built site's `_redirects`, one `from to status` a line; an absent file moves nothing. */
export async function readSiteRedirects(folder: string): Promise<SiteRedirects> {
  const text = await readIfThere(join(folder, '_redirects'));
  const moves = text.split('\n').map((line) => line.split(' '));
  return new Map(moves.flatMap(([from, to]) => (from && to ? [[from, to]] : [])));
}
