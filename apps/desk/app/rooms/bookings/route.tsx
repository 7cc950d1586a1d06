import './bookings.css';

import { readDone } from '#app/booking-parts/booking-done.ts';
import { isBooking } from '#app/booking-parts/is-booking.ts';
import { readWeek } from '#app/booking-parts/read-week.ts';
import { WeekBar } from '#app/booking-parts/week-bar.tsx';
import { WeekGrid } from '#app/booking-parts/week-grid.tsx';
import { WeekLede } from '#app/booking-parts/week-lede.tsx';
import { readWeekQuery } from '#app/booking-parts/week-query.ts';
import { WEEK } from '#app/booking-parts/week-words.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { SearchLink } from '#app/frame/search-link.tsx';
import { LiveStrip } from '#app/live/live-strip.tsx';
import { toDay } from '#app/parts/describe-moment.ts';
import { Empty } from '#app/parts/empty.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { JustBeen } from './just-been.tsx';
import { listDays } from './list-days.ts';
import { readJustBeen } from './read-just-been.ts';
import { WeekList } from './week-list.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta = () => [{ title: WEEK.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const query = readWeekQuery(url.searchParams);
  const now = services.clock.now();
  const { rows, week } = await readWeek(services, query.week ?? now);
  const { role } = context.get(visitContext).me.person;
  return {
    query,
    week,
    days: listDays(rows, toDay(now, services.office.timeZone)),
    justBeen: week.isThisWeek ? await readJustBeen(services) : [],
    done: readDone(url.searchParams),
    canAct: role !== 'reader',
  };
}

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { query, week, days, justBeen, done, canAct } = loaderData;
  const isEmpty = days.length === 0;
  const { title, line } = WORDS.empty;
  return (
    <>
      <RoomHead title={WEEK.title} lede={<WeekLede week={week} />} acts={<SearchLink />} />
      <LiveStrip concerns={isBooking} />
      <Notice words={done} />
      <WeekBar week={week} query={query} shown={query.as} />
      {week.most === null ? null : <p className="muted">{WEEK.cut(week.most, week.isThisWeek)}</p>}
      {isEmpty ? <Empty title={title(week.isThisWeek)} line={line} /> : null}
      <div className="week" data-as={query.as}>
        {query.as === 'week' && week.layout.rows.length > 0 ? (
          <WeekGrid week={week} query={query} />
        ) : null}
        {isEmpty ? null : <WeekList days={days} query={query} />}
      </div>
      {week.counts.held > 0 ? <p className="caption muted mt-3">{WEEK.held}</p> : null}
      <JustBeen rows={justBeen} canAct={canAct} query={query} />
    </>
  );
}
