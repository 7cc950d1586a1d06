import type { DatabaseState } from '@high-street/server';
import { expect, test } from 'vitest';

import { judgeDatabase } from './database-check.ts';

const NOW = new Date('2026-03-02T09:00:00Z');

const WELL: DatabaseState = {
  version: '18.4',
  versionNumber: 180_004,
  encoding: 'UTF8',
  fsync: 'on',
  fullPageWrites: 'on',
  synchronousCommit: 'on',
  synchronousStandbyNames: '',
  standbys: 0,
  connections: { used: 20, most: 97 },
  pendingMigrations: [],
  newerMigrations: [],
  foreignMigrations: [],
  keptKeys: [],
  missingExtensions: [],
  now: NOW,
};

const NONE = { bookingLinks: false, enquiryLinks: false };

function complaints(
  changes: Partial<DatabaseState>,
  { now = NOW, linkSecrets = NONE } = {},
): string[] {
  return judgeDatabase({ ...WELL, ...changes }, { now, linkSecrets })
    .filter(({ status }) => status !== 'ok')
    .map(({ about, status }) => `${about} ${status}`);
}

test('has nothing to say of a database that is well', () => {
  expect(complaints({})).toEqual([]);
});

test.for<[string, Partial<DatabaseState>, string[]]>([
  ['an old server', { versionNumber: 170_006 }, ['database fault']],
  ['an encoding that lacks letters', { encoding: 'LATIN1' }, ['encoding fault']],
  ['fsync off', { fsync: 'off' }, ['durability fault']],
  ['full_page_writes off', { fullPageWrites: 'off' }, ['durability fault']],
  ['synchronous_commit off', { synchronousCommit: 'off' }, ['durability fault']],
  ['standbys that commits do not wait for', { standbys: 1 }, ['standby warning']],
  ['standbys that they wait for', { standbys: 1, synchronousStandbyNames: 'ANY 1 (*)' }, []],
  ['few free connections', { connections: { used: 90, most: 97 } }, ['connections warning']],
  ['no free connection', { connections: { used: 97, most: 97 } }, ['connections fault']],
  ['migrations to come', { pendingMigrations: ['0005-x'] }, ['migrations warning']],
  ['migrations of a newer version', { newerMigrations: ['0009-x'] }, ['migrations warning']],
  ['no index for the search', { missingExtensions: ['pg_trgm', 'unaccent'] }, ['search warning']],
  [
    'no index for the search yet',
    { missingExtensions: ['pg_trgm'], pendingMigrations: ['0012-lead-search'] },
    ['migrations warning'],
  ],
  ['migrations of another history', { foreignMigrations: ['0003-x'] }, ['migrations fault']],
])('%s', ([, changes, expected]) => {
  expect(complaints(changes)).toEqual(expected);
});

test.for([
  [1_900, []],
  [-2_000, ['clock warning']],
  [59_999, ['clock warning']],
  [60_000, ['clock fault']],
  [-3_600_000, ['clock fault']],
] as const)('a clock that is %i ms ahead of the database', ([ms, expected]) => {
  expect(complaints({}, { now: new Date(NOW.getTime() + ms) })).toEqual(expected);
});

test.for([
  ['BOOKING_SECRET and a key of its own', ['booking-link'], { ...NONE, bookingLinks: true }, 1],
  ['ENQUIRY_SECRET and a key of its own', ['enquiry-link'], { ...NONE, enquiryLinks: true }, 1],
  ['a key alone', ['booking-link', 'enquiry-link'], NONE, 0],
  ['a secret alone', ['form-token'], { bookingLinks: true, enquiryLinks: true }, 0],
] as const)('a service with %s', ([, keptKeys, linkSecrets, warnings]) => {
  expect(complaints({ keptKeys }, { linkSecrets })).toEqual(
    Array.from({ length: warnings }, () => 'links warning'),
  );
});
