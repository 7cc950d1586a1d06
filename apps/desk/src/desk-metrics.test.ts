import { expect, test } from 'vitest';

import { createDeskMetrics } from './desk-metrics.ts';

test('says how many are signed in, and nothing of it while the database is away', async () => {
  let isAway = false;
  const metrics = createDeskMetrics({
    checkReadiness: async () => undefined,
    countSessions: async () => {
      if (isAway) throw new Error('the database is away');
      return 3;
    },
    countStreams: () => 0,
  });
  const readSessions = async () => (await metrics.read()).text.match(/^desk_sessions .*$/m)?.[0];

  expect(await readSessions()).toBe('desk_sessions 3');
  isAway = true;
  expect(await readSessions()).toBeUndefined();
  isAway = false;
  expect(await readSessions()).toBe('desk_sessions 3');
});

test('tells of every way to sign in before anybody tries one, so that the first burst is a rise', async () => {
  const nothing = async () => 0;
  const { read } = createDeskMetrics({
    checkReadiness: nothing,
    countSessions: nothing,
    countStreams: () => 0,
  });

  const lines = (await read()).text.match(/^desk_sign_ins_total\{.*$/gm);

  expect(lines).toContain('desk_sign_ins_total{way="code",outcome="wrong"} 0');
  expect(lines).toHaveLength(15);
});
