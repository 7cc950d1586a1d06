import type { WeekView } from './read-week.ts';
import { WEEK } from './week-words.ts';

/** What a week holds, and what comes next where it is this one. */
export function WeekLede({ week }: { week: WeekView }) {
  const { isThisWeek, next, counts } = week;
  return (
    <>
      {isThisWeek ? (
        <>
          <b>{next === null ? WEEK.noneToday : WEEK.next(next)}</b>{' '}
        </>
      ) : null}
      {/* Not bare: before text that a translator has replaced React could insert nothing. */}
      <span>{WEEK.count(counts, isThisWeek)}</span>
    </>
  );
}
