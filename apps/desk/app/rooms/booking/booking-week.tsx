import './booking-week.css';

import { Link } from 'react-router';

import type { WeekView } from '#app/booking-parts/read-week.ts';
import { weekAddress } from '#app/booking-parts/week-address.ts';
import { WeekBar } from '#app/booking-parts/week-bar.tsx';
import { WeekGrid } from '#app/booking-parts/week-grid.tsx';
import { WeekLede } from '#app/booking-parts/week-lede.tsx';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { WEEK } from '#app/booking-parts/week-words.ts';
import { SearchLink } from '#app/frame/search-link.tsx';

const SHOWN = 'week-beside';

/** Whether the week is seen: only a wide window has room for it. */
export function isWeekSeen(): boolean {
  return document.getElementById(SHOWN)?.checkVisibility() ?? false;
}

type BookingWeekProps = {
  week: WeekView;
  query: WeekQuery;
  /** The reference of the booking beside it. */
  chosen: string;
};

/** The week of a booking as the room of bookings shows it, after the booking in the order of reading. */
export function BookingWeek({ week, query, chosen }: BookingWeekProps) {
  const { most, isThisWeek, counts } = week;
  return (
    <section className="booking-week" aria-labelledby="week-title">
      <header className="room-head">
        <h2 className="title" id="week-title">
          <Link to={weekAddress(query)} className="quiet-link">
            {WEEK.title}
          </Link>
        </h2>
        <div className="room-acts">
          <SearchLink />
        </div>
        <p className="room-lede">
          <WeekLede week={week} />
        </p>
      </header>
      <WeekBar week={week} query={query} shown="week" />
      <div className="booking-week-grid" id={SHOWN}>
        {most === null ? null : <p className="muted">{WEEK.cut(most, isThisWeek)}</p>}
        <WeekGrid week={week} query={query} chosen={chosen} />
        {counts.held > 0 ? <p className="caption muted mt-3">{WEEK.held}</p> : null}
      </div>
    </section>
  );
}
