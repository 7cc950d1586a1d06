import { expect, onTestFinished, test } from 'vitest';

import { listLosses } from './judge-backlog.ts';
import { setStage } from './stage.ts';
import { workOff } from './work-off.ts';

test(
  'two workers send a backlog at their pace, each mail once and claimed once',
  { timeout: 180_000 },
  async () => {
    const stage = await setStage();
    onTestFinished(stage.stop);
    const options = { mails: 120, workers: 2, perSecond: 6 };

    const worked = await workOff(stage, options);

    expect(listLosses(options, worked)).toEqual([]);
    expect(worked.distinct).toBe(options.mails);
    expect(worked.claimTimes.length).toBeGreaterThan(0);
    expect(worked.readBy).not.toEqual([]);
  },
);
