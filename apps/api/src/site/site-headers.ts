import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { StartupError } from '@high-street/server';
import type { HeaderSet } from '@high-street/server/headers';
import type { StaticFiles } from '@high-street/server/static';

/** The headers that the built site asks for, by the path of an address. */
export type SiteHeaders = (path: string) => HeaderSet;

type Rule = { readonly pattern: string; readonly headers: Record<string, string> };

/** Rules as static hosts write them: a path on a line of its own, and below it its headers, each further in. */
function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (rule && name && value) rule.headers[name.toLowerCase()] = value.trim();
  }
  return rules;
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
  return pattern === path || pattern === `${path}/`;
}

/**
 * Reads the built site's `_headers`; of several rules for a path the later ones add to and replace what was said.
 * Throws a StartupError for pages without such a file, as no browser would show them properly.
 */
export async function readSiteHeaders(folder: string, files: StaticFiles): Promise<SiteHeaders> {
  const path = join(folder, '_headers');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (files.size === 0) return '';
    throw new StartupError(
      'PAGE_NOT_BUILT',
      `The site in ${folder} has no ${path}, which says how browsers may use its pages. Build it with npm run build, or set SITE_DIR to a folder with a complete build.`,
      { cause: error },
    );
  });
  const rules = parseRules(text);
  return (address) =>
    Object.assign(
      {},
      ...rules.filter(({ pattern }) => matches(pattern, address)).map(({ headers }) => headers),
    );
}
