import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { listDelays, listLosses } from './backlog/judge-backlog.ts';
import { setStage } from './backlog/stage.ts';
import { workOff } from './backlog/work-off.ts';
import { percentile } from './latency.ts';
import { reportOutcome } from './outcome.ts';
import { refuse } from './refuse.ts';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '2' },
    rate: { type: 'string', default: '100' },
    record: { type: 'boolean', default: false },
  },
});
const options = {
  mails: Number(values.mails),
  workers: Number(values.workers),
  perSecond: Number(values.rate),
};
if (!Object.values(options).every((value) => value >= 1) || options.mails % 2 !== 0)
  refuse('--mails takes an even number; --workers and --rate take a number.');
await using stack = new AsyncDisposableStack();
const stage = await setStage();
stack.defer(stage.stop);
const worked = await workOff(stage, options);
const { seconds, mostInSecond, repeats, claimedAgain, claimTimes, readBy, cpuSeconds } = worked;
await reportOutcome(
  {
    head: 'date | cores | mails | workers | allowed a second | mails a second | most in one second | mails twice | claimed twice | claims | p50 ms | p99 ms | worst ms | read by',
    cells: [
      availableParallelism(),
      options.mails,
      options.workers,
      options.workers * options.perSecond,
      (options.mails / seconds).toFixed(0),
      mostInSecond,
      repeats,
      claimedAgain,
      claimTimes.length,
      ...[0.5, 0.99, 1].map((share) => percentile(claimTimes, share).toFixed(1)),
      readBy.join(', '),
    ],
    notes: [
      `Processor: workers ${cpuSeconds.workers.toFixed(0)} s, PostgreSQL ${cpuSeconds.database.toFixed(0)} s, in ${seconds.toFixed(0)} s.`,
    ],
    faults: [...listLosses(options, worked), ...listDelays(options, worked)],
  },
  { name: 'backlog', isRecorded: values.record },
);
