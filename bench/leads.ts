import { parseArgs } from 'node:util';

import { measureAgainstInserts } from './leads/against-inserts.ts';
import { measureForMinutes } from './leads/for-minutes.ts';
import { setStage } from './leads/stage.ts';
import { reportOutcome } from './outcome.ts';

const WRITERS = 8;
const RATE_PER_SECOND = 300;

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, record: { type: 'boolean', default: false } },
});
const minutes = values.minutes === undefined ? null : Number(values.minutes);
if (minutes !== null && !(minutes > 0 && process.platform === 'linux')) {
  process.stderr.write(
    '--minutes takes a number of minutes, and Linux, whose /proc tells the memory.\n',
  );
  process.exit(1);
}
await using stack = new AsyncDisposableStack();
const stage = await setStage(WRITERS);
stack.defer(stage.stop);
if (minutes === null) {
  const outcome = await measureAgainstInserts(stage, WRITERS, RATE_PER_SECOND);
  await reportOutcome(outcome, { name: 'leads', isRecorded: values.record });
} else {
  const outcome = await measureForMinutes(stage, minutes, RATE_PER_SECOND);
  await reportOutcome(outcome, { name: 'leads for minutes', isRecorded: values.record });
}
