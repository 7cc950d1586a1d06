import './week-bar.css';

import { Link } from 'react-router';

import { LinkButton } from '#app/parts/link-button.tsx';
import type { WeekView } from './read-week.ts';
import { weekAddress } from './week-address.ts';
import type { WeekQuery } from './week-query.ts';
import { WEEK } from './week-words.ts';

function Step({ to, children }: { to: WeekQuery; children: string }) {
  return (
    <LinkButton variant="quiet" size="small" to={weekAddress(to)} preventScrollReset>
      {children}
    </LinkButton>
  );
}

type WeekBarProps = {
  week: WeekView;
  /** Which week the room of bookings shows for it, and how. */
  query: WeekQuery;
  /** How it is shown here. */
  shown: WeekQuery['as'];
};

/** Which week is shown, with the ways to others and to what else it can be shown as. */
export function WeekBar({ week, query, shown }: WeekBarProps) {
  const { as } = query;
  return (
    <div className="week-bar">
      <nav className="flex flex-wrap gap-2" aria-label={WEEK.steps}>
        <Step to={{ week: week.previousWeek, as }}>{WEEK.earlier}</Step>
        <Step to={{ as }}>{WEEK.thisWeek}</Step>
        <Step to={{ week: week.nextWeek, as }}>{WEEK.later}</Step>
      </nav>
      <p className="week-range">
        <b>{week.range}</b>{' '}
        <span className="muted">
          {week.zone.name}, {week.zone.short}
        </span>
      </p>
      <nav className="week-ways" aria-label={WEEK.ways}>
        {(['week', 'list'] as const).map((way) => (
          <Link
            key={way}
            to={weekAddress({ ...query, as: way })}
            aria-current={way === shown ? 'true' : undefined}
            preventScrollReset
          >
            {WEEK[way]}
          </Link>
        ))}
      </nav>
    </div>
  );
}
