import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('clock');

const NOTED_MS = 2_000;
/** Receivers of signed calls refuse those that are five minutes off; long before that something is wrong. */
const WRONG_MS = 60_000;
const REMEDY = 'Turn on time synchronisation on both machines, such as: timedatectl set-ntp true.';

/** Compares the clock here with the database's; they were read within a moment of each other. */
export function checkClock(database: Date, here: Date): Finding {
  const ahead = here.getTime() - database.getTime();
  const off = Math.abs(ahead);
  const text = `The clock here is ${(off / 1_000).toFixed(1)} s ${ahead < 0 ? 'behind' : 'ahead of'} the database's.`;
  if (off >= WRONG_MS) return fault(text, REMEDY);
  return off >= NOTED_MS ? warning(text, REMEDY) : ok(text);
}
