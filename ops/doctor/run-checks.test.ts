import { StartupError } from '@high-street/server';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { reportOn, isWell, toLine } from './finding.ts';
import { runChecks } from './run-checks.ts';

const LIMITS = { limitMs: 5_000, signal: new AbortController().signal };
const forEver = () => new Promise<never>(() => undefined);

test('tells what each check found, in their order', async () => {
  const checks = [
    { about: 'one', run: async () => [reportOn('one').ok('Fine.')] },
    { about: 'two', run: async () => [] },
    {
      about: 'three',
      run: async () => [reportOn('three').ok('Fine.'), reportOn('four').warning('Hm.', 'Look.')],
    },
  ];

  const found = await runChecks(checks, { ...LIMITS, clock: fakeClock() });

  expect(found.map(({ about }) => about)).toEqual(['one', 'three', 'four']);
});

test('gives up on a check that does not end, tells it to stop, and waits for no other', async () => {
  const clock = fakeClock();
  const signals: AbortSignal[] = [];
  const checks = [
    { about: 'slow', run: (signal: AbortSignal) => (signals.push(signal), forEver()) },
    { about: 'quick', run: async () => [reportOn('quick').ok('Fine.')] },
  ];
  const run = runChecks(checks, { ...LIMITS, clock });
  clock.advance(LIMITS.limitMs);

  expect(await run).toMatchObject([{ about: 'slow', status: 'fault' }, { about: 'quick' }]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('has every check stop at once when the operator wants to', async () => {
  const stop = new AbortController();
  const signals: AbortSignal[] = [];
  const slow = { about: 'slow', run: (signal: AbortSignal) => (signals.push(signal), forEver()) };
  const run = runChecks([slow], { ...LIMITS, clock: fakeClock(), signal: stop.signal });

  stop.abort();

  expect(await run).toMatchObject([{ about: 'slow', status: 'fault' }]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test.for([
  [new StartupError('DATABASE_UNREACHABLE', 'It is away. Start it.'), 'It is away. Start it.'],
  [new Error('odd'), 'The check itself failed: odd.'],
] as const)('a check that throws %s is a fault', async ([error, text]) => {
  const checks = [{ about: 'it', run: () => Promise.reject(error) }];

  const found = await runChecks(checks, { ...LIMITS, clock: fakeClock() });

  expect(found).toMatchObject([{ about: 'it', status: 'fault', text }]);
});

test('a finding is one line, and warnings alone are nothing to fix', () => {
  const found = reportOn('disk').warning('Little\nroom.', 'Make some.');

  expect(toLine(found)).toBe('warning  disk         Little room. Make some.');
  expect([isWell([found]), isWell([found, { ...found, status: 'fault' }])]).toEqual([true, false]);
});
