import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase } from '../../test/index.ts';
import { installJobs, openJobs } from '#/jobs/open-jobs.ts';

const log = pino({ enabled: false });

test('refuses to work on a queue whose tables a newer version has changed, and says so', async () => {
  const { pool, close } = await createTestDatabase();
  onTestFinished(close);
  await pool.query('update pgboss.version set version = version + 1');
  await installJobs({ pool, queues: [], log });

  await expect(openJobs({ pool, queues: [], log, isWorker: false })).rejects.toThrow(
    /^The tables of the job queue were changed by a newer version/,
  );
});
