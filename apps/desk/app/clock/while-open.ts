import type { OfficeState } from './describe-office.ts';
import { followTime } from './follow-time.ts';
import { officeAt } from './office-at.ts';

/**
 * Acts once the office opens, and again and again while it is open, as the desk may not answer at once; not while the page is
 * hidden. Gives what ends it.
 */
export function whileOpen(states: readonly OfficeState[], act: () => void): () => void {
  return followTime(states[0]?.from ?? 0, (now) => {
    const isOpen = officeAt(states, now)?.isOpen ?? false;
    if (isOpen && document.visibilityState === 'visible') act();
  });
}
