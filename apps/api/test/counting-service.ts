import { COUNTS_PATH } from '@high-street/contract';
import type { Database } from '@high-street/server';
import type { StaticFile } from '@high-street/server/static';
import type { Kysely } from 'kysely';

import { startTestApp } from './test-app.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const PAGE: StaticFile = {
  contentType: 'text/html; charset=utf-8',
  etag: '',
  isImmutable: false,
  bodies: new Map(),
};
const SITE = new Map(['/', '/enquiry', '/onboarding', '/pricing'].map((path) => [path, PAGE]));

/** Everything that was counted: what, page, source and number. */
export async function readTotals(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('counts').select(['what', 'page', 'source', 'n']).execute();
  return rows
    .filter(({ n }) => Number(n) !== 0)
    .map(({ what, page, source, n }) => `${what} ${page} ${source} ${n}`.replaceAll('  ', ' '))
    .toSorted();
}

/** A service that counts, on a site of four pages. */
export async function startCounting() {
  const service = await startTestApp({ isCounting: true, site: SITE });
  const { app, counter, db } = service;
  if (counter === null) throw new Error('nothing is counted');

  return {
    ...service,
    /** What `navigator.sendBeacon` sends. */
    tell: (counts: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: COUNTS_PATH,
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': BROWSER, ...headers },
        payload: typeof counts === 'string' ? counts : JSON.stringify(counts),
      }),
    /** Writes what was counted, and gives all of it: what, page, source and number. */
    async totals(): Promise<string[]> {
      counter.start();
      await counter.stop();
      return readTotals(db);
    },
  };
}
