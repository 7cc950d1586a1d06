import { parseArgs } from 'node:util';

import { losePower, toMoment, type PowerLoss } from './power-loss/run-power-loss.ts';
import { refuse } from './refuse.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '30' } } });
const rounds = Number(values.rounds);
if (!(rounds >= 1)) refuse('--rounds takes a number, 1 or more.');
if (process.platform !== 'linux' || process.getuid?.() !== 0)
  refuse(
    'The power is taken from a disk that is mounted for it, which root may do on Linux alone.',
  );
const losses: PowerLoss[] = [];
for (let round = 0; round < rounds; round += 1) {
  const loss = await losePower(toMoment(round, rounds));
  losses.push(loss);
  const { moment, acknowledged, fault } = loss;
  process.stderr.write(
    `round ${round + 1} of ${rounds}: ${moment.ms} ms after the ${moment.since}, ${acknowledged} leads acknowledged, ${fault ?? 'all there'}\n`,
  );
}
const leads = losses.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
const faults = losses.filter(({ fault }) => fault !== null);
process.stdout.write(
  `${rounds} power losses, ${leads} leads acknowledged: ${faults.length} stores did not open again as they were.\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
