import './bookings.css';

import { Link } from 'react-router';

import { readDone } from '#app/booking-parts/booking-done.ts';
import { weekAddress } from '#app/booking-parts/week-address.ts';
import { readWeekQuery, type WeekQuery } from '#app/booking-parts/week-query.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { SearchLink } from '#app/frame/search-link.tsx';
import type { LiveChange } from '#app/live/live-change.ts';
import { LiveStrip } from '#app/live/live-strip.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { JustBeen } from './just-been.tsx';
import { readWeek } from './read-week.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekList } from './week-list.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readWeekQuery(url.searchParams);
  const week = await readWeek(context.get(deskContext), query);
  const { role } = context.get(visitContext).me.person;
  return { query, week, done: readDone(url.searchParams), canAct: role !== 'reader' };
}

type Shown = Route.ComponentProps['loaderData'];

function Step({ to, children }: { to: WeekQuery; children: string }) {
  return (
    <LinkButton variant="quiet" size="small" to={weekAddress(to)} preventScrollReset>
      {children}
    </LinkButton>
  );
}

function Bar({ query, week }: Pick<Shown, 'query' | 'week'>) {
  const { as } = query;
  return (
    <div className="week-bar">
      <nav className="week-steps" aria-label={WORDS.steps}>
        <Step to={{ week: week.previousWeek, as }}>{WORDS.earlier}</Step>
        <Step to={{ as }}>{WORDS.thisWeek}</Step>
        <Step to={{ week: week.nextWeek, as }}>{WORDS.later}</Step>
      </nav>
      <p className="week-range">
        <b>{week.range}</b>{' '}
        <span className="muted">
          {week.zone.name}, {week.zone.short}
        </span>
      </p>
      <nav className="week-ways" aria-label={WORDS.ways}>
        {(['week', 'list'] as const).map((way) => (
          <Link
            key={way}
            to={weekAddress({ ...query, as: way })}
            aria-current={way === as ? 'true' : undefined}
            preventScrollReset
          >
            {WORDS[way]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function Lede({ week }: Pick<Shown, 'week'>) {
  const { isThisWeek, next, counts } = week;
  return (
    <>
      {isThisWeek ? (
        <>
          <b>{next === null ? WORDS.noneToday : WORDS.next(next)}</b>{' '}
        </>
      ) : null}
      {/* Not bare: before text that a translator has replaced React could insert nothing. */}
      <span>{WORDS.count(counts, isThisWeek)}</span>
    </>
  );
}

function Empty({ week }: Pick<Shown, 'week'>) {
  return (
    <div className="week-empty">
      <h2 className="section-title">{WORDS.empty.title(week.isThisWeek)}</h2>
      <p className="muted">{WORDS.empty.line}</p>
    </div>
  );
}

/** Every change of a booking has its line in the log. */
const isBooking = ({ record }: LiveChange) => record === 'booking';

export default function Bookings({ loaderData }: Route.ComponentProps) {
  const { query, week, done, canAct } = loaderData;
  const isEmpty = week.days.length === 0;
  return (
    <>
      <RoomHead title={WORDS.title} lede={<Lede week={week} />} acts={<SearchLink />} />
      <LiveStrip concerns={isBooking} />
      <Notice words={done} />
      <Bar query={query} week={week} />
      {week.most === null ? null : <p className="muted">{WORDS.cut(week.most, week.isThisWeek)}</p>}
      {isEmpty ? <Empty week={week} /> : null}
      <div className="week" data-as={query.as}>
        {query.as === 'week' && week.layout.rows.length > 0 ? (
          <WeekGrid layout={week.layout} caption={WORDS.caption(week.range)} query={query} />
        ) : null}
        {isEmpty ? null : <WeekList days={week.days} query={query} />}
      </div>
      {week.counts.held > 0 ? <p className="caption muted week-held">{WORDS.held}</p> : null}
      <JustBeen rows={week.justBeen} canAct={canAct} query={query} />
    </>
  );
}
