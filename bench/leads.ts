import { parseArgs } from 'node:util';

import { measureAgainstInserts } from './leads/against-inserts.ts';
import { measureForMinutes } from './leads/for-minutes.ts';
import { setStage } from './leads/stage.ts';
import { reportOutcome } from './outcome.ts';
import { refuse } from './refuse.ts';

const WRITERS = 8;
const RATE_PER_SECOND = 300;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    rate: { type: 'string', default: String(RATE_PER_SECOND) },
    record: { type: 'boolean', default: false },
  },
});
const perSecond = Number(values.rate);
const minutes = values.minutes === undefined ? null : Number(values.minutes);
if (!(minutes === null || minutes > 0) || !(perSecond > 0) || process.platform !== 'linux')
  refuse(
    '--minutes and --rate take numbers, and the bench takes Linux, whose /proc tells of processes.',
  );
await using stack = new AsyncDisposableStack();
const stage = await setStage(WRITERS);
stack.defer(stage.stop);
if (minutes === null) {
  const outcome = await measureAgainstInserts(stage, WRITERS, perSecond);
  await reportOutcome(outcome, { name: 'leads', isRecorded: values.record });
} else {
  const outcome = await measureForMinutes(stage, minutes, perSecond);
  await reportOutcome(outcome, { name: 'leads for minutes', isRecorded: values.record });
}
