import { parseArgs } from 'node:util';

import { measureBesideDesk } from './desk/beside-desk.ts';
import { startDesk } from './desk/start-desk.ts';
import { setStage } from './leads/stage.ts';
import { reportOutcome } from './outcome.ts';
import { refuse } from './refuse.ts';

const CONNECTIONS = 2;

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '50' },
    rate: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '30' },
    record: { type: 'boolean', default: false },
  },
});
const [people = 0, perSecond = 0, rounds = 0, seconds = 0] = [
  values.people,
  values.rate,
  values.rounds,
  values.seconds,
].map(Number);
if (!(people > 0 && perSecond > 0 && rounds > 0 && seconds > 0) || process.platform !== 'linux')
  refuse(
    '--people, --rate, --rounds and --seconds take numbers, and the bench takes Linux, whose /proc tells of processes.',
  );
await using stack = new AsyncDisposableStack();
const stage = await setStage(CONNECTIONS);
stack.defer(stage.stop);
const desk = await startDesk(stage, people);
stack.defer(desk.stop);
const outcome = await measureBesideDesk(stage, desk, { perSecond, rounds, seconds });
await reportOutcome(outcome, { name: 'leads beside the desk', isRecorded: values.record });
