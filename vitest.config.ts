import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, however short its file is; without a record of earlier runs Vitest begins with the longest files. */
const LONG = /\/(?:bench|proof)\/.*\.integration\.test\.ts$/;

/** Has no worker wait at the end for a long test that another one has just begun. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{owner,packages,apps,ops,bench}/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**', 'apps/*/build/**'],
          // They share modules, of which none keeps anything; to load them anew for each file takes longer than all tests.
          isolate: false,
          // They find what hangs, and nothing else: what takes a second may take twenty on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps,ops,bench}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**', 'apps/*/build/**'],
          // As above; a file with replaced modules of its own empties what is shared, before and after.
          isolate: false,
          globalSetup: ['./packages/server/test/global-setup.ts'],
          // As above.
          expect: { poll: { timeout: 90_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
