import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import {
  ASK_EACH_TIME,
  CLOSED_HEADERS,
  CLOSED_POLICY,
  KEEP_FOR_EVER,
  SECURITY_HEADERS,
  writePolicy,
  type HeaderSet,
} from '@high-street/server/headers';
import { BUILT_FILES } from '@high-street/server/static';

import { pagePolicy, type PageContacts } from './page-policy.ts';

/** The headers of an address, or of all that begin alike where the pattern ends with an asterisk. */
export type HeaderRule = { readonly pattern: string; readonly headers: HeaderSet };

const ASSETS = 'assets/';
const PICTURE = /^\.(?:svg|png|ico|jpg|webp|avif)$/;
const CLOSED = CLOSED_HEADERS['content-security-policy'];

/** What every answer carries. */
export const EVERYWHERE: HeaderRule = {
  pattern: '/*',
  headers: { ...SECURITY_HEADERS, 'x-frame-options': CLOSED_HEADERS['x-frame-options'] },
};

/** What every other rule has a value for, too. */
export const ALL_ASSETS: HeaderRule = {
  pattern: `/${ASSETS}*`,
  headers: headersOf(CLOSED, KEEP_FOR_EVER),
};

/** What the rule for everything leaves open; no header is in two rules for one address, as hosts would join them. */
function headersOf(policy: string, cacheControl: string, mayBeUsedBy = 'same-origin'): HeaderSet {
  return {
    'content-security-policy': policy,
    'cross-origin-resource-policy': mayBeUsedBy,
    'cache-control': cacheControl,
  };
}

/** A file that is no page and may change under its address. */
function headersOfFile(name: string): HeaderSet {
  // Icons, and pictures that other sites show beside a link to us.
  if (PICTURE.test(extname(name))) return headersOf(CLOSED, ASK_EACH_TIME, 'cross-origin');
  // Chromium shows a document by a plug-in, which a stricter policy of the document would forbid it.
  if (extname(name) === '.pdf') {
    const policy = writePolicy({ 'frame-ancestors': CLOSED_POLICY['frame-ancestors'] });
    return headersOf(policy, ASK_EACH_TIME);
  }
  return headersOf(CLOSED, ASK_EACH_TIME);
}

async function ruleOf(folder: string, name: string, contacts: PageContacts): Promise<HeaderRule> {
  if (extname(name) !== '.html') return { pattern: `/${name}`, headers: headersOfFile(name) };
  // With a slash at its end, by which a page is told from other files.
  const pattern = `/${name}`.replace(/index\.html$/, '');
  const policy = pagePolicy(pattern, await readFile(join(folder, name), 'utf8'), contacts);
  return { pattern, headers: headersOf(policy, ASK_EACH_TIME) };
}

/** Every file that has a rule of its own; packed twins are never asked for by their names. */
async function listFiles(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of glob(BUILT_FILES, { cwd: folder })) {
    const name = entry.replaceAll('\\', '/');
    if (!name.startsWith(ASSETS) && !/\.(?:br|gz)$/.test(name)) names.push(name);
  }
  return names;
}

/** What is sent with each file of the built site: a rule for all, one for the assets, one for every other file. */
export async function listHeaderRules(
  folder: string,
  contacts: PageContacts,
): Promise<HeaderRule[]> {
  const rules: HeaderRule[] = [];
  for (const name of (await listFiles(folder)).toSorted()) {
    rules.push(await ruleOf(folder, name, contacts));
  }
  return [EVERYWHERE, ALL_ASSETS, ...rules];
}
