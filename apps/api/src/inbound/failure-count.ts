import type { MailboxPlace } from '@high-street/leads';

/** Counts in how many runs one after another the same mail failed; no process needs to know it of another. */
export function createFailureCount() {
  let failing: MailboxPlace | null = null;
  let times = 0;

  const of = ({ uidValidity, lastUid }: MailboxPlace): number =>
    failing?.uidValidity === uidValidity && failing.lastUid === lastUid ? times : 0;

  return {
    of,
    add(at: MailboxPlace): void {
      times = of(at) + 1;
      failing = at;
    },
  };
}
