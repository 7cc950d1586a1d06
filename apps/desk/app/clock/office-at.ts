import type { OfficeState } from './describe-office.ts';

/** Which of the states the office is in at a moment; null where there are none. */
export function officeAt(states: readonly OfficeState[], now: number): OfficeState | null {
  return states.findLast(({ from }) => from <= now) ?? states[0] ?? null;
}
