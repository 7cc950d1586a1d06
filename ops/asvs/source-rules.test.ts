import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '#/project-root.ts';

/** Fewer would mean that the sources are no longer found. */
const LEAST_FILES = 500;
const NOT_SOURCE =
  /(?:^|\/)(?:node_modules|drawn|test|testing|\.react-router)$|^apps\/[^/]+\/build(?:-with-calendar)?$/;

const SOURCES = new Map<string, string>();
const places = ['{owner,packages,apps,ops}/**/*.{ts,tsx,mjs}'];
const exclude = (path: string) => NOT_SOURCE.test(path);
for await (const path of glob(places, { cwd: PROJECT_ROOT, exclude })) {
  if (/\.test\.ts$|\.d\.ts$/.test(path)) continue;
  SOURCES.set(path, await readFile(join(PROJECT_ROOT, path), 'utf8'));
}

/** A claim about all sources, what would break it, and the files that may, each for the reason beside it. */
type SourceRule = readonly [claim: string, breach: RegExp, allowed: readonly string[]];

const RULES: readonly SourceRule[] = [
  // asvs 1.3.2
  ['runs no text as a program', /\beval\(|new Function\(|set(?:Timeout|Interval)\(['"`]/, []],
  [
    'loads no program by a name that is not its own',
    /\bimport\((?!['"])|\bimportBuilt\(/,
    [
      // The built page in PAGE_DIR, which the operator names.
      'apps/calendar/src/read-page.ts',
      // The built screens in DESK_SCREENS_DIR, likewise.
      'apps/desk/src/screens/read-screens.ts',
      'packages/server/src/static/import-built.ts',
      // React's entry, whose name the build puts in.
      'apps/site/app/page-loading/starter.ts',
      // The router's own list of its pages.
      'apps/site/app/navigation/has-page-come.ts',
      'apps/site/app/navigation/use-page-prefetch.ts',
      // Content files, when the site is checked.
      'apps/site/site-check/samples.ts',
    ],
  ],
  // asvs 1.2.5
  ['hands no line to a shell', /(?<![.\w])exec(?:Sync)?\(|\bshell:/, []],
  [
    // asvs 1.2.5
    'starts no program but PostgreSQL, those of accounts, ps, npm, apt, a browser, Docker for its trial, and its own',
    /node:child_process/,
    [
      // Started by who develops or runs the product, with words of theirs.
      'ops/browser.ts',
      'ops/build.ts',
      'ops/containers/checkout.ts',
      'ops/containers/execute.ts',
      'ops/containers/why-not-here.ts',
      'ops/debian-packages.ts',
      'ops/dev.ts',
      'ops/install.mjs',
      'ops/run-script.ts',
      'ops/service.ts',
      'ops/site-check.ts',
      'packages/build/src/build-by-router.ts',
      'packages/server/src/database/embedded/create-cluster.ts',
      'packages/server/src/database/embedded/own-account.ts',
      'packages/server/src/database/embedded/postmaster-file.ts',
      'packages/server/src/database/embedded/start-postmaster.ts',
    ],
  ],
  [
    // asvs 3.2.2
    'puts no text into a page as markup',
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|dangerouslySetInnerHTML/,
    // A script that is a constant.
    ['apps/site/app/root.tsx'],
  ],
  [
    // asvs 3.3.1 to 3.3.4
    'keeps no cookie but those of the desk',
    /document\.cookie|cookieStore|set-cookie|@fastify\/cookie/i,
    // It passes on what the next one sets.
    ['apps/desk/src/screens/serve-screens.ts', 'apps/desk/src/visit/browser-cookies.ts'],
  ],
  [
    // asvs 12.3.2
    'believes no certificate unread',
    /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|no-verify/,
    [],
  ],
  [
    // asvs 9.1.2, 11.2.1, 11.4.1, 11.4.3
    'uses no digest but SHA-256 and no cipher of its own',
    /create(?:Hash|Hmac)\((?!'sha256')|create(?:Cipher|Decipher|DiffieHellman|Sign\()|\bmd5\b|\bsha1\b/i,
    [],
  ],
  [
    // asvs 6.5.3, 11.5.1
    'makes nothing secret of numbers that can be guessed',
    /Math\.random/,
    // How long a repeated attempt waits.
    [
      'apps/api/src/pipeline.ts',
      'apps/calendar/page/use-booking.ts',
      'apps/calendar/src/mail/work-booking-mails.ts',
      // How long a page waits before it listens or reads again.
      'apps/desk/app/frame/use-counts.ts',
      'apps/desk/app/live/live-strip.tsx',
      'apps/desk/app/live/open-stream.ts',
      'apps/desk/src/live/live-stream.ts',
      'apps/site/app/features/lead-form/sending/lead-client.ts',
    ],
  ],
  [
    // asvs 1.2.4
    'writes no value into the text of a statement',
    /sql\.(?:raw|lit|ref|table|id)\(|query\(\s*`[^`]*\$\{/,
    [
      // Which moment the age is counted from: one of two constants.
      'apps/api/src/heartbeat/heartbeat-store.ts',
      // Columns by which lists are sorted and searched: constants.
      'packages/leads/src/search/lead-search.ts',
      'packages/leads/src/search/list-statement.ts',
      'packages/server/src/deliveries/delivery-archive.ts',
      // Names of tables from a constant list.
      'packages/server/src/backup/restore-backup.ts',
      'packages/server/src/limits/create-limits.ts',
      // The migrations.
      'packages/server/src/database/migrate.ts',
      // A constant comment before a statement.
      'packages/server/src/database/prepared-statements.ts',
    ],
  ],
  [
    // asvs 1.2.9
    'makes no pattern of what somebody typed',
    /new RegExp\(/,
    [
      // Constants, one a line.
      'apps/site/site-check/claims.ts',
      // The words for a status.
      'ops/asvs/find-faults.ts',
      // Constants with other flags.
      'packages/contract/src/plain-text.ts',
    ],
  ],
  ['tells no message to whoever listens', /postMessage\([^()]*['"]\*['"]/, []],
];

test.each(RULES)('the source %s', (_, breach, allowed) => {
  const broken = [...SOURCES].filter(([, text]) => breach.test(text)).map(([path]) => path);

  expect(broken.toSorted()).toEqual([...allowed].toSorted());
  expect(SOURCES.size).toBeGreaterThan(LEAST_FILES);
});
