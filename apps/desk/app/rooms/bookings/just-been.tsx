import { Link } from 'react-router';

import { BookingMark } from '#app/booking-parts/booking-mark.tsx';
import type { BookingRow } from '#app/booking-parts/describe-booking.ts';
import { bookingAddress, weekFields } from '#app/booking-parts/week-address.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { Act } from '#app/parts/act.tsx';
import { type Column, DataTable } from '#app/parts/data-table.tsx';
import { LinkButton } from '#app/parts/link-button.tsx';
import { WORDS } from './words.ts';

const words = WORDS.just;

const COLUMNS: readonly Column<'who' | 'when' | 'reference' | 'state' | 'acts'>[] = [
  { name: 'when', head: words.columns.when },
  { name: 'who', head: words.columns.who, isTitle: true },
  { name: 'reference', head: words.columns.reference },
  { name: 'state', head: words.columns.state },
  { name: 'acts', head: '', hiddenHead: words.columns.acts, align: 'end' },
];

type ActsProps = {
  booking: BookingRow;
  canAct: boolean;
  /** What the room shows, to which an act leads back. */
  query: WeekQuery;
};

function Acts({ booking, canAct, query }: ActsProps) {
  const { reference, name, version, state } = booking;
  if (!canAct) return null;
  const wanted = state === 'no-show' ? 'booked' : 'no-show';
  return (
    <div className="cell-acts">
      <Act
        intent="state"
        action={`/bookings/${reference}`}
        fields={{
          state: wanted,
          version: String(version),
          from: 'bookings',
          ...weekFields(query),
        }}
        about={words.about(name)}
      >
        {wanted === 'booked' ? words.undo : words.noShow}
      </Act>
      {state === 'no-show' ? (
        <LinkButton variant="quiet" size="row" to={bookingAddress(`${reference}/move`, query)}>
          {words.another}
          <span className="sr-only">{words.about(name)}</span>
        </LinkButton>
      ) : null}
    </div>
  );
}

/** The bookings whose time has just come, with what can be said of them. */
export function JustBeen({
  rows,
  ...acting
}: Omit<ActsProps, 'booking'> & {
  rows: readonly { readonly booking: BookingRow; readonly when: string }[];
}) {
  if (rows.length === 0) return null;
  return (
    <section className="just-been" aria-labelledby="just-been">
      <h2 className="section-title" id="just-been">
        {words.title}
      </h2>
      <DataTable
        caption={words.caption}
        columns={COLUMNS}
        rows={rows.map(({ booking, when }) => ({
          id: booking.reference,
          cells: {
            when: (
              <time dateTime={booking.iso} className="tnum">
                {when}
              </time>
            ),
            who: <b>{booking.name}</b>,
            reference: (
              <Link
                to={bookingAddress(booking.reference, acting.query)}
                className="quiet-link tnum"
              >
                {booking.reference}
              </Link>
            ),
            state: <BookingMark state={booking.state} />,
            acts: <Acts booking={booking} {...acting} />,
          },
        }))}
      />
    </section>
  );
}
