import { parseArgs } from 'node:util';

import { listRows, printTable } from './fault-day/fault-table.ts';
import { findNginx } from './fault-day/nginx.ts';
import { runFaultDay } from './fault-day/run-fault-day.ts';
import { listBreaches } from './fault-day/breaches.ts';
import { refuse } from './refuse.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '8' } } });
const nginx = findNginx();
if (nginx === null)
  refuse(
    'There is no nginx, and the fault day takes place behind one. Install nginx, or run this as root on Debian.',
  );
const begun = performance.now();
const day = await runFaultDay({
  nginx,
  rounds: Number(values.rounds),
  every: { lead: 100, booking: 1_500, page: 100 },
  calm: 5,
  say: (line) => process.stderr.write(`${line}\n`),
});
const rows = listRows(day.diary);
const faults = [...day.losses, ...listBreaches(day.diary)];
process.stdout.write(
  `${printTable(rows)}\n${day.leads.length} leads and ${day.bookings.length} bookings were acknowledged in ${Math.round((performance.now() - begun) / 60_000)} minutes; ${day.losses.length} are missing or there twice.\n`,
);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
