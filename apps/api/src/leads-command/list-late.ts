import type { NextUp, QueuedLead } from '@high-street/leads';
import { alignColumns, toMinute } from '@high-street/server/command';

const HEADINGS = ['Due (UTC)', 'Name', 'Business', 'Taken by', 'Reference'];
const NONE = 'Nothing waits past its target.';
/** So many are listed; whoever has more of them begins with these. */
const MOST = 1_000;

function cellsOf({ dueAt, name, business, heldBy, reference }: QueuedLead): string[] {
  const holder = heldBy === null ? '' : (heldBy.name ?? 'somebody');
  return [dueAt === null ? '' : toMinute(dueAt), name, business, holder, reference];
}

/** What waits for its first answer past its target as lines of aligned columns, the longest waiting first. */
export async function* listLate(nextUp: Pick<NextUp, 'late'>): AsyncGenerator<string> {
  yield* alignColumns(HEADINGS, [await nextUp.late({ limit: MOST })], cellsOf, NONE);
}
