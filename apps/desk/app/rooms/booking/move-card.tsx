import './move.css';

import { Button } from '@high-street/ui';
import { Form, useNavigation } from 'react-router';

import { bookingAddress } from '#app/booking-parts/week-address.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { FreeChips } from './free-times.tsx';
import type { BookingView } from './read-booking.ts';
import type { FreeTime } from './read-free-days.ts';
import { WORDS } from './words.ts';

const words = WORDS.moving;

type MoveCardProps = {
  booking: Pick<BookingView, 'reference' | 'version' | 'state'>;
  query: WeekQuery;
  next: { readonly times: readonly FreeTime[]; readonly minutes: number; readonly zone: string };
};

/** The free times that come next, so that most moves need no page of their own; none where none is free. */
export function MoveCard({ booking, query, next }: MoveCardProps) {
  const { reference, version, state } = booking;
  const { formAction } = useNavigation();
  const action = bookingAddress(`${reference}/move`, query);
  if (next.times.length === 0) return null;
  return (
    <Form method="post" action={action} className="panel move-card">
      <fieldset aria-describedby="next-about">
        <legend className="section-title">{words.card}</legend>
        <FreeChips times={next.times} />
      </fieldset>
      <p className="caption muted" id="next-about">
        {words.zone(next.zone, next.minutes)} {words.stays}{' '}
        {state === 'held' ? words.toldNothing : words.told}
      </p>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="quiet" size="small" isBusy={formAction === action}>
        {words.act}
      </Button>
    </Form>
  );
}
