import type { TodayFigures } from './describe-today.ts';
import { Stamps } from './stamps.tsx';
import { WORDS } from './words.ts';

const words = WORDS.today;

function Median({ figures: { answered, median, within, target } }: { figures: TodayFigures }) {
  if (median === null) return null;
  const [before, time, after] = answered === 1 ? words.one(median) : words.half(answered, median);
  return (
    <>
      {before}
      <b className="tnum">{time}</b>
      {after}
      {answered === 1 ? '.' : words.within(within, answered, target)}
    </>
  );
}

/** The answers of today, and how soon they came. */
export function Today({ figures }: { figures: TodayFigures | null }) {
  return (
    <section aria-labelledby="today-title">
      <h2 className="section-title today-title" id="today-title">
        {words.title}
      </h2>
      {figures === null ? (
        <p className="muted">{words.failed}</p>
      ) : (
        <>
          <Stamps answered={figures.answered} waiting={figures.waiting} />
          <p className="mt-2.5">
            <b>{words.answered(figures.answered)}</b>, {words.waiting(figures.waiting)}.{' '}
            <Median figures={figures} />
          </p>
        </>
      )}
    </section>
  );
}
