import './booking.css';

import { Link } from 'react-router';

import { readDone } from '#app/booking-parts/booking-done.ts';
import { bookingAddress, weekAddress } from '#app/booking-parts/week-address.ts';
import { readWeekQuery, type WeekQuery } from '#app/booking-parts/week-query.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { Notice } from '#app/parts/notice.tsx';
import { Refused } from '#app/parts/refused.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { actOnBooking } from './act-on-booking.ts';
import { BookingActs } from './booking-acts.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingMails } from './booking-mails.tsx';
import { BookingWeek } from './booking-week.tsx';
import { LiveBooking } from './live-booking.tsx';
import { MoveCard } from './move-card.tsx';
import { findBooking, readBooking, type BookingView } from './read-booking.ts';
import { stateChangeSchema } from './read-form.ts';
import { readNextTimes } from './read-free-days.ts';
import { readWeekBeside } from './read-week-beside.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export { shouldRevalidate } from '#app/versions/should-revalidate.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: WORDS.title(loaderData?.booking.name ?? '') },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const { bookings, office } = services;
  const { role } = context.get(visitContext).me.person;
  const query = readWeekQuery(url.searchParams);
  const found = await findBooking(services, params.reference);
  const canAct = role !== 'reader';
  const canMove = canAct && found.state !== 'cancelled' && found.endsAt > services.clock.now();
  const [booking, beside, times] = await Promise.all([
    readBooking(services, found),
    readWeekBeside(services, found, query),
    canMove ? readNextTimes(services, found) : [],
  ]);
  return {
    booking,
    beside,
    next: { times, minutes: bookings.slotMinutes, zone: office.timeZone },
    query,
    done: readDone(url.searchParams),
    canAct,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const visit = context.get(visitContext);
  const form = await readPostedForm(request);
  const change = readForm(form, stateChangeSchema);
  const booking = await findBooking(services, params.reference);
  const query = readWeekQuery(url.searchParams);
  return actOnBooking({ services, visit, booking, form, query }, change);
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

type FactsPanelProps = { booking: BookingView; query: WeekQuery; canAct: boolean };

function FactsPanel({ booking, query, canAct }: FactsPanelProps) {
  return (
    <section className="panel stack" aria-labelledby="facts-title">
      <h2 className="sr-only" id="facts-title">
        {WORDS.facts.title}
      </h2>
      <BookingFacts booking={booking} />
      {/* What was opened to cancel one is closed with the next. */}
      {canAct ? <BookingActs key={booking.reference} booking={booking} query={query} /> : null}
    </section>
  );
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, beside, next, query, done, canAct } = loaderData;
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back={bookingAddress(booking.reference, query)} />;
  }
  return (
    <div className="booking-room">
      <div className="booking-own">
        <Link to={weekAddress(query)} className="quiet-link booking-back">
          {WORDS.back}
        </Link>
        <RoomHead
          title={booking.name}
          isInBar={false}
          lede={<time dateTime={booking.iso}>{booking.when}</time>}
        />
        <div className="booking-news">
          <LiveBooking reference={booking.reference} />
          {actionData?.kind === 'refused' ? (
            <Refused>{actionData.fault}</Refused>
          ) : (
            <Notice words={done} />
          )}
        </div>
        <div className="booking-page">
          <FactsPanel booking={booking} query={query} canAct={canAct} />
          <div className="stack">
            <MoveCard
              key={`${booking.reference} ${booking.version}`}
              booking={booking}
              query={query}
              next={next}
            />
            <LeadPanel lead={booking.lead} />
            <BookingMails mails={booking.mails} />
          </div>
        </div>
      </div>
      <BookingWeek {...beside} chosen={booking.reference} />
    </div>
  );
}
