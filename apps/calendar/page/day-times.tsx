import { Button, isPlainPress } from '@high-street/ui';
import type { Slot } from '@high-street/contract';

import type { BookingState, Loading } from './booking-state.ts';
import type { PartProps } from './part-props.ts';
import { plainLink } from './plain-link.ts';
import { WORDS } from './words.ts';
import { ZoneName } from './zone-name.tsx';
import { ZoneChoice } from './zone-choice.tsx';
import { toDay, nameTime, sayDay, sayMonth, timesOfDay, type NamedTime } from './zone-time.ts';

/** What one time shows: the time and its zone, below its day where the times are of several. */
function TimeText({ zone, named, day }: { zone: string; named: NamedTime; day?: string }) {
  const { time, offset } = named;
  return (
    <>
      {day === undefined ? null : <span className="time-day">{sayDay(day)}</span>}
      <b>
        {time}
        {offset === null ? null : <i> {offset}</i>}
      </b>{' '}
      <ZoneName zone={zone} />
    </>
  );
}

type TimeProps = PartProps & { named: NamedTime; hasDay?: boolean; onPicked?: () => void };

/** One free time with its zone, as a link that works by itself. */
function TimeLink({ props, booking, named, hasDay = false, onPicked }: TimeProps) {
  const { state, dispatch } = booking;
  const { zone } = state;
  const { slot } = named;
  const day = toDay(slot.start, zone);
  return (
    <a
      className="time"
      href={plainLink(props, { month: day.slice(0, 7), day, zone, slot, step: 'move' })}
      data-chosen={state.slot?.start === slot.start ? '' : undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        dispatch({ type: 'pick', slot });
        onPicked?.();
      }}
    >
      <TimeText zone={zone} named={named} {...(hasDay ? { day } : {})} />
    </a>
  );
}

/** One free time as a choice in the form that is being filled in: a link would leave what is typed behind. */
function TimeRadio({ zone, named, form }: { zone: string; named: NamedTime; form: string }) {
  const { start } = named.slot;
  return (
    <label className="time">
      <input type="radio" required form={form} name="instead" value={start} />
      <TimeText zone={zone} named={named} day={toDay(start, zone)} />
    </label>
  );
}

type NearTimesProps = PartProps & { slots: readonly Slot[]; form: string | null };

/** Free times of several days, nearest to one that is gone; without scripts they belong to the form, where there is one. */
export function NearTimes({ slots, form, ...part }: NearTimesProps) {
  const { state, isLive } = part.booking;
  const { zone } = state;
  const isLinked = form === null || isLive;
  const list = (
    <ul className="time-list">
      {slots.map((slot) => {
        const named = nameTime(slot, zone);
        return (
          <li key={slot.start}>
            {isLinked ? (
              <TimeLink
                {...part}
                named={named}
                hasDay
                // The list goes with the press, so the focus needs another place.
                onPicked={() => document.querySelector<HTMLElement>('#stage-title')?.focus()}
              />
            ) : (
              <TimeRadio zone={zone} named={named} form={form} />
            )}
          </li>
        );
      })}
    </ul>
  );
  if (isLinked) return list;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{WORDS.taken.list}</legend>
      {list}
    </fieldset>
  );
}

function Trouble({ loading, onAgain }: { loading: Loading; onAgain: () => void }) {
  return (
    <div className="trouble" role="alert">
      <p>{loading === 'offline' ? WORDS.trouble.offline : WORDS.trouble.failed}</p>
      <Button
        variant="outline"
        onClick={() => {
          // The button goes with the press, so the focus needs another place.
          document.querySelector<HTMLElement>('#times-title')?.focus();
          onAgain();
        }}
      >
        {WORDS.trouble.again}
      </Button>
    </div>
  );
}

function Skeleton() {
  return (
    <div className="time-list" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <i key={key} className="time-blank" />
      ))}
    </div>
  );
}

/** Why no time is to be chosen from, or null where there are some. */
function sayNone({ loading, slots, day, zone, month }: BookingState): string | null {
  if (loading !== 'ready') return null;
  if (slots.length === 0) return WORDS.month.empty(sayMonth(month));
  if (day === null) return WORDS.times.choose;
  return slots.some(({ start }) => toDay(start, zone) === day) ? null : WORDS.times.none;
}

/** What there is in place of times. The element stays, as only words that come into one that is there are read out. */
function TimesNews({ state }: { state: BookingState }) {
  const none = sayNone(state);
  return (
    <output className={none === null ? 'sr-only' : 'empty'}>
      {none ?? (state.loading === 'loading' ? WORDS.month.loading : null)}
    </output>
  );
}

function TimesBody(part: PartProps) {
  const { state, dispatch } = part.booking;
  const { loading, day, slots, zone } = state;
  if (loading === 'loading') return <Skeleton />;
  if (loading !== 'ready') {
    return <Trouble loading={loading} onAgain={() => dispatch({ type: 'again' })} />;
  }
  const times = day === null ? [] : timesOfDay(slots, day, zone);
  if (times.length === 0) return null;
  return (
    <ul className="time-list">
      {times.map((named) => (
        <li key={named.slot.start}>
          <TimeLink {...part} named={named} />
        </li>
      ))}
    </ul>
  );
}

/** The free times of the chosen day and the zone they are in. */
export function DayTimes(part: PartProps) {
  const { state } = part.booking;
  const { day } = state;
  return (
    <section id="times" className="times" aria-labelledby="times-title">
      <h2 id="times-title" className="times-title" tabIndex={-1} aria-live="polite">
        {day === null ? WORDS.times.title : sayDay(day)}
      </h2>
      <TimesNews state={state} />
      <TimesBody {...part} />
      <ZoneChoice {...part} />
    </section>
  );
}
