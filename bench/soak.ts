import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { makeTempFolder } from '@high-street/server/testing';

import { replacePart } from './record.ts';
import { refuse } from './refuse.ts';
import { runSoak, type Soak } from './soak/run-soak.ts';
import { setStage } from './soak/stage.ts';
import { isLongEnough } from './soak/verdict.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NEEDED = ['apps/site/build/client/index.html', 'apps/calendar/build/finished'];

function toReport({ tally, mails, judgements }: Soak, minutes: number): string {
  const { leads, bookings, pages, failed } = tally;
  const rows = judgements.map(({ name, early, late, growthMbPerHour, mostConnections }) => [
    name,
    early.residentMb.toFixed(0),
    late.residentMb.toFixed(0),
    growthMbPerHour.toFixed(1),
    `${early.heapMb.toFixed(0)} → ${late.heapMb.toFixed(0)}`,
    `${early.descriptors} → ${late.descriptors}`,
    String(mostConnections),
  ]);
  return [
    `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, ${minutes} minutes: ${leads} leads, ${bookings} bookings, ${pages} pages and ${mails} mails; ${failed} visits failed.`,
    '',
    '| process | MB after the warm-up | MB at the end | growth in the second half, MB an hour | least heap, MB | descriptors | most database connections |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    record: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes >= 2)) refuse('--minutes takes a number of minutes, 2 or more.');
if (process.platform !== 'linux') refuse('The soak reads /proc, so it runs on Linux alone.');
if (NEEDED.some((file) => !existsSync(join(ROOT, file))))
  refuse(
    'The site and the booking page are not built, and the soak opens them. Run npm run build.',
  );
await using stack = new AsyncDisposableStack();
const { path: folder, remove } = await makeTempFolder();
stack.defer(remove);
const stage = await setStage(folder);
stack.defer(stage.stop);
const soak = await runSoak(stage, minutes, (line) => process.stderr.write(`${line}\n`));
const report = toReport(soak, minutes);
process.stdout.write(`${report}\n`);
if (!isLongEnough(minutes)) {
  process.stdout.write('Too short to say anything about memory, which takes half an hour.\n');
}
for (const fault of soak.faults) process.stderr.write(`${fault}\n`);
if (soak.faults.length > 0) process.exitCode = 1;
if (values.record) await replacePart('soak', report);
