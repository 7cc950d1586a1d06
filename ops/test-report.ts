import { z } from 'zod';

/** How many tests passed, failed and were left out. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** One test and how long it took, in milliseconds. */
export type TimedTest = { readonly name: string; readonly file: string; readonly ms: number };

/** What a run of tests reported. */
export type TestReport = { readonly tally: Tally; readonly tests: readonly TimedTest[] };

const vitestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), duration: z.number().nullish() })),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});

type Suite = {
  readonly specs: readonly z.infer<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
};

const suiteSchema: z.ZodType<Suite> = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suiteSchema),
});

function listSpecs({ specs, suites = [] }: Suite): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/** Reads the JSON report of Vitest; throws when it is not one. */
export function readVitestReport(report: unknown): TestReport {
  const { numPassedTests, numFailedTests, numPendingTests, success, testResults } =
    vitestSchema.parse(report);
  return {
    tally: {
      passed: numPassedTests,
      // A file that cannot be loaded fails the run without failing a test.
      failed: success ? numFailedTests : Math.max(numFailedTests, 1),
      skipped: numPendingTests,
    },
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName: name, duration }) => ({ name, file, ms: duration ?? 0 })),
    ),
  };
}

/** Reads the JSON report of Playwright; a test that passed at a second try counts as failed. Throws when it is not one. */
export function readPlaywrightReport(report: unknown): TestReport {
  const { stats, suites } = playwrightSchema.parse(report);
  return {
    tally: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    },
    tests: suites.flatMap(listSpecs).map(({ title: name, file, tests }) => ({
      name,
      file,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/** The given number of tests that took longest, the longest first. */
export function findSlowest(tests: readonly TimedTest[], count: number): TimedTest[] {
  return tests.toSorted((one, other) => other.ms - one.ms).slice(0, count);
}

/** The reports as one. */
export function joinReports(reports: readonly TestReport[]): TestReport {
  const sum = (key: keyof Tally) => reports.reduce((total, { tally }) => total + tally[key], 0);
  return {
    tally: { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') },
    tests: reports.flatMap(({ tests }) => tests),
  };
}
