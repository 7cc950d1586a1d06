import type { OfficeState } from './describe-office.ts';
import { officeAt } from './office-at.ts';
import { useNow } from './use-now.ts';

/** Whether the clock of answers runs, and until when. */
export function OfficeLine({ states }: { states: readonly OfficeState[] }) {
  const state = officeAt(states, useNow(states[0]?.from ?? 0));
  if (state === null) return null;
  return (
    <p className="rail-clock tnum">
      <strong>{state.title}</strong> <span className="md:max-[1180px]:sr-only">{state.line}</span>
    </p>
  );
}
