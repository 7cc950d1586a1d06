import { expect, test } from 'vitest';

import { nearestAfter } from './nearest-after.ts';

const START = '2026-03-02T09:00:00.000Z';
const SLOT = { start: '2026-03-02T10:00:00.000Z', end: '2026-03-02T10:30:00.000Z' };

function aRefusal(code: 'slot_taken' | 'slot_not_offered' | 'invalid_booking') {
  return { code, message: 'No.', fields: [] };
}

/** A log that keeps what it is told. */
function keepLog() {
  const lines: unknown[][] = [];
  return { lines, log: { error: (...line: unknown[]) => void lines.push(line) } };
}

test('times that cannot be had are a line in the log, and the refusal is told without them', async () => {
  const { lines, log } = keepLog();
  const fault = new Error('The database is away.');
  const desk = { nearestTo: async () => Promise.reject(fault) };

  expect(await nearestAfter(aRefusal('slot_taken'), START, { desk, log })).toEqual([]);
  expect(lines).toEqual([[{ err: fault }, 'a refusal is told without the nearest free times']]);
});

test.for([
  ['slot_taken', [SLOT]],
  ['slot_not_offered', [SLOT]],
  ['invalid_booking', []],
] as const)('a refusal as %s comes with %j', async ([code, nearest]) => {
  const { lines, log } = keepLog();
  const desk = { nearestTo: async () => Promise.resolve([SLOT]) };

  expect(await nearestAfter(aRefusal(code), START, { desk, log })).toEqual(nearest);
  expect(lines).toEqual([]);
});
