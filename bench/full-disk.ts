import { parseArgs } from 'node:util';

import { fillDisk, type FullDisk } from './full-disk/run-full-disk.ts';
import { refuse } from './refuse.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '20' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
if (!(rounds >= 1 && seconds >= 0))
  refuse('--rounds takes a number, 1 or more, and --seconds one from 0.');
if (process.platform !== 'linux' || process.getuid?.() !== 0)
  refuse('A small disk is mounted for it, which root may do on Linux alone.');
/** From the room to the first lead that is acknowledged again. */
const LIMIT_MS = 2_000;

const measured: FullDisk[] = [];
for (let round = 0; round < rounds; round += 1) {
  const found = await fillDisk(seconds * 1_000);
  measured.push(found);
  process.stderr.write(
    `round ${round + 1} of ${rounds}: a lead ${Math.round(found.backMs)} ms after there was room, ${found.acknowledged} leads acknowledged, ${found.lost} lost\n`,
  );
}
const longestMs = Math.max(...measured.map(({ backMs }) => backMs));
const lost = measured.reduce((sum, round) => sum + round.lost, 0);
process.stdout.write(
  `${rounds} disks full for ${seconds} s: leads are accepted again within ${Math.round(longestMs)} ms, ${lost} lost.\n`,
);
process.exit(longestMs <= LIMIT_MS && lost === 0 ? 0 : 1);
