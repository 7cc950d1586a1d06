import './booking.css';

import { useCallback } from 'react';
import { data, Link } from 'react-router';

import { readDone } from '#app/booking-parts/booking-done.ts';
import { bookingAddress, weekAddress } from '#app/booking-parts/week-address.ts';
import { readWeekQuery } from '#app/booking-parts/week-query.ts';
import { deskContext, visitContext } from '#app/context.ts';
import type { LiveChange } from '#app/live/live-change.ts';
import { LiveStrip } from '#app/live/live-strip.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { WarningMark } from '#app/parts/warning-mark.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readPostedForm } from '#app/read-posted-form.ts';
import { actOnBooking } from './act-on-booking.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMails } from './booking-mails.tsx';
import { findBooking, readBooking, type BookingView } from './read-booking.ts';
import { stateChangeSchema } from './read-form.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#app/versions/should-revalidate.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: WORDS.title(loaderData?.booking.name ?? '') },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { role } = context.get(visitContext).me.person;
  return {
    booking: await readBooking(context.get(deskContext), params.reference),
    query: readWeekQuery(url.searchParams),
    done: readDone(url.searchParams),
    canAct: role !== 'reader',
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const visit = context.get(visitContext);
  const form = await readPostedForm(request);
  const read = stateChangeSchema.safeParse(Object.fromEntries(form));
  if (!read.success) throw data(null, 400);
  const booking = await findBooking(services, params.reference);
  const query = readWeekQuery(url.searchParams);
  return actOnBooking({ services, visit, booking, form, query }, read.data);
}

function LeadPanel({ lead }: Pick<BookingView, 'lead'>) {
  const words = WORDS.lead;
  return (
    <section className="panel" aria-labelledby="lead-title">
      <h2 className="section-title" id="lead-title">
        {words.title}
      </h2>
      {lead === null ? (
        <p className="muted">{words.none}</p>
      ) : (
        <p>
          <b>{lead.name}</b>
          {lead.business ? <span className="muted">, {lead.business}</span> : null}
          <br />
          <Link to={`/leads/${lead.reference}`} className="link">
            {words.open} <span className="tnum">{lead.reference}</span>
          </Link>
        </p>
      )}
    </section>
  );
}

/** Tells that this booking was changed: the log has a line for each change. */
function Changed({ reference }: Pick<BookingView, 'reference'>) {
  const concerns = useCallback(
    ({ record, id }: LiveChange) => record === 'booking' && id === reference,
    [reference],
  );
  return <LiveStrip concerns={concerns} still={WORDS.still} />;
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, query, done, canAct } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={bookingAddress(booking.reference, query)} />;
  }
  return (
    <>
      <Link to={weekAddress(query)} className="quiet-link booking-back">
        {WORDS.back}
      </Link>
      <RoomHead
        title={booking.name}
        isInBar={false}
        lede={<time dateTime={booking.iso}>{booking.when}</time>}
      />
      <Changed reference={booking.reference} />
      {actionData?.kind === 'refused' ? (
        <Strip tone="blush" icon={<WarningMark />}>
          {actionData.fault}
        </Strip>
      ) : (
        <Notice words={done} />
      )}
      <div className="booking-page">
        <section className="panel stack" aria-labelledby="facts-title">
          <h2 className="sr-only" id="facts-title">
            {WORDS.facts.title}
          </h2>
          <BookingFacts booking={booking} />
          {canAct ? <BookingActs booking={booking} query={query} /> : null}
        </section>
        <div className="stack">
          <LeadPanel lead={booking.lead} />
          <BookingMails mails={booking.mails} />
        </div>
      </div>
    </>
  );
}
