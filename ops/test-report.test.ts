import { expect, test } from 'vitest';

import { findSlowest, joinReports, readPlaywrightReport, readVitestReport } from './test-report.ts';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  success: true,
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [
        { fullName: 'adds', duration: 3 },
        { fullName: 'is left out', duration: null },
      ],
    },
  ],
};
const spec = (title: string, duration: number) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ results: [{ duration }] }],
});
const playwright = {
  stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [{ specs: [spec('opens', 40)], suites: [{ specs: [spec('sends', 90)] }] }],
};

test('a report of Vitest gives each test with its duration', () => {
  expect(readVitestReport(vitest)).toEqual({
    tally: { passed: 2, failed: 0, skipped: 1 },
    tests: [
      { name: 'adds', file: 'a.test.ts', ms: 3 },
      { name: 'is left out', file: 'a.test.ts', ms: 0 },
    ],
  });
});

test('a file that cannot be loaded is a failure', () => {
  expect(readVitestReport({ ...vitest, success: false }).tally.failed).toBe(1);
});

test('a report of Playwright gives the tests of inner suites too', () => {
  expect(readPlaywrightReport(playwright).tests).toEqual([
    { name: 'opens', file: 'a.spec.ts', ms: 40 },
    { name: 'sends', file: 'a.spec.ts', ms: 90 },
  ]);
});

test('a test that passes at a second try is a failure', () => {
  expect(readPlaywrightReport(playwright).tally).toEqual({ passed: 2, failed: 1, skipped: 0 });
});

test('the slowest tests come first', () => {
  const { tests } = readPlaywrightReport(playwright);
  expect(findSlowest(tests, 1).map(({ name }) => name)).toEqual(['sends']);
});

test('reports that are joined count every test', () => {
  const { tally, tests } = joinReports([
    readVitestReport(vitest),
    readPlaywrightReport(playwright),
  ]);
  expect(tally).toEqual({ passed: 4, failed: 1, skipped: 1 });
  expect(tests.map(({ name }) => name)).toEqual(['adds', 'is left out', 'opens', 'sends']);
});
