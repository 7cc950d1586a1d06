import type { CountingDay } from './count-store.ts';
import { listDays, type Weeks } from './weeks.ts';

/** What is known to be missing of a period. */
export type Missing = {
  /** The first day on which anything counted, where it lies within the period or after it. */
  readonly begun: string | null;
  /** Days on which nothing counted, in runs from a first to a last one. */
  readonly off: readonly { readonly first: string; readonly last: string }[];
  /** Messages and single counts that gave way to leads; a message holds one count or more. */
  readonly dropped: readonly { readonly day: string; readonly count: number }[];
  /** Processes that ended without their last ten seconds. */
  readonly lost: readonly { readonly day: string; readonly count: number }[];
};

type Of = {
  readonly weeks: Weeks;
  readonly days: readonly CountingDay[];
  readonly firstDay: string;
  readonly today: string;
};

function joinRuns(
  days: readonly string[],
  all: readonly string[],
): { first: string; last: string }[] {
  const runs: { first: string; last: string }[] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const dayBefore = all[all.indexOf(day) - 1];
    if (run !== undefined && run.last === dayBefore) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs;
}

/** Says what is missing of a period; today may not have begun to count. */
export function tellMissing({ weeks, days, firstDay, today }: Of): Missing {
  const counted = new Set(days.map(({ day }) => day));
  const from = firstDay > weeks.first ? firstDay : weeks.first;
  const all = listDays(from, weeks.end < today ? weeks.end : today);
  const pick = (read: (day: CountingDay) => number) =>
    days.map((day) => ({ day: day.day, count: read(day) })).filter(({ count }) => count > 0);
  return {
    begun: firstDay > weeks.first ? firstDay : null,
    off: joinRuns(
      all.filter((day) => !counted.has(day)),
      all,
    ),
    dropped: pick(({ dropped }) => dropped),
    lost: pick(({ lostProcesses }) => lostProcesses),
  };
}
