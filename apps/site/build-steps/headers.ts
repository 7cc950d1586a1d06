import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listHeaderRules, type HeaderRule } from './header-rules.ts';
import { toNginx } from './nginx-headers.ts';
import type { PageContacts } from './page-policy.ts';

/**
 * Rules in the format of Netlify and Cloudflare Workers, which our own server reads too. Pages are under their addresses:
 * Workers compare what was asked for, and to Netlify a slash at the end means nothing.
 */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern.replace(/(?<=.)\/$/, '')}\n${lines.join('')}`;
    })
    .join('\n');
}

/** Writes what is sent with each file: `_headers` among the files, and `nginx-headers.conf` beside their folder. */
export async function writeHeaders(
  build: string,
  folder: string,
  contacts: PageContacts,
): Promise<void> {
  const rules = await listHeaderRules(folder, contacts);
  await writeFile(join(folder, '_headers'), toHeadersFile(rules));
  await writeFile(join(build, 'nginx-headers.conf'), toNginx(rules));
}
