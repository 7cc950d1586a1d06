import { expect, test } from 'vitest';

import { retentionEnd } from './retention-end.ts';

test.each([
  ['2026-08-15', 24, '2028-08-15'],
  ['2026-08-15', 6, '2027-02-15'],
  ['2026-08-28', 6, '2027-02-28'],
  ['2026-08-29', 6, '2027-03-01'],
  ['2026-08-31', 6, '2027-03-01'],
  ['2027-08-29', 6, '2028-02-29'],
  ['2027-08-31', 6, '2028-03-01'],
  ['2026-03-31', 3, '2026-07-01'],
  ['2028-02-29', 24, '2030-03-01'],
])('what was stored on %s is removed after %i months on %s', (stored, months, removed) => {
  expect(retentionEnd(new Date(`${stored}T10:05:00Z`), months)).toEqual(
    new Date(`${removed}T10:05:00Z`),
  );
});
