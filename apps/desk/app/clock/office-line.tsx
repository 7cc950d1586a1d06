import type { OfficeState } from './describe-office.ts';
import { useNow } from './use-now.ts';

/** Whether the clock of answers runs, and until when. */
export function OfficeLine({ states }: { states: readonly OfficeState[] }) {
  const [first] = states;
  const now = useNow(first?.from ?? 0);
  const state = states.findLast(({ from }) => from <= now) ?? first;
  if (state === undefined) return null;
  return (
    <p className="rail-clock tnum">
      <strong>{state.title}</strong> <span>{state.line}</span>
    </p>
  );
}
