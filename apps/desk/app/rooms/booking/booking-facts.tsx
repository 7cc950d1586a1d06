import type { ReactNode } from 'react';

import { BookingMark } from '#app/booking-parts/booking-mark.tsx';
import { When } from '#app/parts/when.tsx';
import type { BookingView } from './read-booking.ts';
import { WORDS } from './words.ts';

const words = WORDS.facts;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="booking-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Theirs({ theirs }: Pick<BookingView, 'theirs'>) {
  if (theirs.words === null) return <>{`${theirs.zone}, ${words.same}`}</>;
  return (
    <>
      {theirs.words}
      <span className="caption muted"> {theirs.zone}</span>
    </>
  );
}

/** Everything that is known of a booking. */
export function BookingFacts({ booking }: { booking: BookingView }) {
  const { state, heldFor, theirs, place, email, further, reference } = booking;
  const { createdAt, cancelledAt, noShowAt } = booking;
  return (
    <dl>
      <Fact name={words.state}>
        <BookingMark state={state} />
      </Fact>
      {heldFor.length > 0 ? (
        <Fact name={words.signs}>
          <ul>
            {heldFor.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Fact>
      ) : null}
      <Fact name={words.theirs}>
        <Theirs theirs={theirs} />
      </Fact>
      <Fact name={words.where}>{place}</Fact>
      <Fact name={words.email}>{email}</Fact>
      {further.map(({ label, value }) => (
        <Fact key={label} name={label}>
          {value === '' ? (
            <span className="muted">{words.nothing}</span>
          ) : (
            <span className="whitespace-pre-line">{value}</span>
          )}
        </Fact>
      ))}
      <Fact name={words.booked}>
        <When at={createdAt} />
      </Fact>
      {cancelledAt ? (
        <Fact name={words.cancelled}>
          <When at={cancelledAt} />
        </Fact>
      ) : null}
      {noShowAt ? (
        <Fact name={words.noShow}>
          <When at={noShowAt} />
        </Fact>
      ) : null}
      <Fact name={words.reference}>
        <span className="tnum">{reference}</span>
      </Fact>
    </dl>
  );
}
