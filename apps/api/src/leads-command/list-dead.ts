import type { DeadLetter } from '@high-street/leads';
import { alignColumns, toMinute } from '@high-street/server/command';

const HEADINGS = ['Given up (UTC)', 'Reference', 'Kind', 'Attempts', 'Reason'];
const NONE = 'There are no dead letters.';

function cellsOf({ at, reference, kind, attempts, reason }: DeadLetter): string[] {
  return [at ? toMinute(at) : '', reference ?? 'no lead', kind, String(attempts), reason ?? ''];
}

/** Deliveries that were given up as lines of aligned columns. */
export function listDead(letters: readonly DeadLetter[]): AsyncGenerator<string> {
  return alignColumns(HEADINGS, [letters], cellsOf, NONE);
}
