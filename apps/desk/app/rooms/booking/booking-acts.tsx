import { CalendarIcon } from '@high-street/ui';

import { bookingAddress } from '#app/booking-parts/week-address.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { Act } from '#app/parts/act.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import type { BookingView } from './read-booking.ts';
import { WORDS } from './words.ts';

const words = WORDS.acts;

type Part = { booking: BookingView };

type PageProps = Part & {
  /** What the room showed from which it was opened. */
  query: WeekQuery;
};

/** Opens where it stands, so that cancelling takes two presses and no dialogue. */
function Cancel({ booking: { version } }: Part) {
  return (
    <details className="booking-cancel">
      <summary className="plain">{words.cancel}</summary>
      <div className="booking-cancel-sure">
        <p>{words.cancelLine}</p>
        <Act
          intent="state"
          fields={{ state: 'cancelled', version: String(version) }}
          variant="danger"
          size="small"
        >
          {words.cancelSure}
        </Act>
      </div>
    </details>
  );
}

function StateAct({
  booking: { version },
  state,
  children,
}: Part & { state: string; children: string }) {
  return (
    <Act intent="state" fields={{ state, version: String(version) }} size="small">
      {children}
    </Act>
  );
}

function lineOf({ state, isOver, hasBegun, noShowFrom }: BookingView): string {
  if (state === 'held') return `${words.toldNothing} ${hasBegun ? '' : words.releaseLine}`;
  if (isOver) return words.noShowLine;
  return noShowFrom === null
    ? `${words.told} ${words.noShowLine}`
    : `${words.told} ${words.noShowFrom(noShowFrom)}`;
}

/** What can be done with a booking; nothing with a cancelled one. */
export function BookingActs({ booking, query }: PageProps) {
  const { reference, state, isOver, hasBegun, noShowFrom } = booking;
  if (state === 'cancelled') return null;
  const isHeld = state === 'held';
  return (
    <section aria-label={words.title} className="booking-acts">
      <div className="line">
        {isHeld && !hasBegun ? (
          <StateAct booking={booking} state="released">
            {words.release}
          </StateAct>
        ) : null}
        <LinkButton
          variant={isHeld || isOver ? 'quiet' : 'primary'}
          size="small"
          to={bookingAddress(`${reference}/move`, query)}
        >
          <CalendarIcon size={18} />
          {isOver ? words.another : words.move}
        </LinkButton>
        {isHeld || noShowFrom !== null ? null : state === 'no-show' ? (
          <StateAct booking={booking} state="booked">
            {words.came}
          </StateAct>
        ) : (
          <StateAct booking={booking} state="no-show">
            {words.noShow}
          </StateAct>
        )}
        {isOver && !isHeld ? null : <Cancel booking={booking} />}
      </div>
      <p className="caption muted">{lineOf(booking)}</p>
    </section>
  );
}
