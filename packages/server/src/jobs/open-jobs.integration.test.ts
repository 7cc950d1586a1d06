import pg from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createTestDatabase } from '../../test/index.ts';
import { installJobs, openJobs } from '#/jobs/open-jobs.ts';
import { createLog } from '#/log/create-log.ts';

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

test('the log says in words what a worker of the queue met when its database went away', async () => {
  const { pool, url, close } = await createTestDatabase();
  onTestFinished(close);
  const lines: string[] = [];
  const toFile = createLog('warn', { write: (line) => void lines.push(line) });
  await installJobs({ pool, queues: ['bread'], log });
  const jobs = await openJobs({ pool, queues: ['bread'], log: toFile, isWorker: true });
  onTestFinished(jobs.stop);
  await jobs.work({ queue: 'bread', concurrency: 1, handle: async () => undefined });

  await dropDatabase(url);

  await expect.poll(() => lines.length, { timeout: 20_000 }).toBeGreaterThan(0);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      msg: 'the job queue had an error',
      err: { message: expect.stringMatching(/terminat|does not exist/), code: expect.any(String) },
    });
  }
});

async function dropDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const admin = new pg.Client({ connectionString: url.replace(pathname, '/postgres') });
  await admin.connect();
  await admin.query(`drop database ${pathname.slice(1)} with (force)`);
  await admin.end();
}
