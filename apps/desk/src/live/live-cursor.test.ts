import { expect, test } from 'vitest';

import { readCursor, writeCursor } from './live-cursor.ts';
import { isVisible } from './snapshot.ts';

test('a place is read as it was written', () => {
  const text = '100:105:100,103/17/4';
  const cursor = readCursor(text);
  expect(cursor && writeCursor(cursor)).toBe(text);
});

test.for([
  '',
  'now',
  '100:105:100,103/17',
  '100:105:100,103/17/4/5',
  '100:105:100,/17/4',
  "100:105:'; drop table leads; --/17/4",
  '100:105:/-1/4',
  '10000000000000000000000:1:/1/1',
])('%s is no place', (text) => {
  expect(readCursor(text)).toBeNull();
});

test.for([
  [99n, true],
  [100n, false],
  [102n, true],
  [103n, false],
  [104n, true],
  [105n, false],
] as const)(
  'what transaction %d wrote is visible at 100:105:100,103 as PostgreSQL has it',
  ([transaction, expected]) => {
    const snapshot = readCursor('100:105:100,103/0/0')?.snapshot;
    expect(snapshot && isVisible(snapshot, transaction)).toBe(expected);
  },
);
