import './move.css';

import { Button } from '@high-street/ui';
import { Form, Link, useNavigation } from 'react-router';
import { z } from 'zod';

import { bookingAddress } from '#app/booking-parts/week-address.ts';
import { readWeekQuery } from '#app/booking-parts/week-query.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { plainText } from '#app/parts/plain-text.ts';
import { Refused } from '#app/parts/refused.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { WarningMark } from '#app/parts/warning-mark.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { describePeriod } from './describe-when.ts';
import { FreeTimes } from './free-times.tsx';
import { findBooking } from './read-booking.ts';
import { moveSchema } from './read-form.ts';
import { readFreeDays } from './read-free-days.ts';
import { saveMove } from './save-move.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/move.ts';

const words = WORDS.moving;
const daySchema = z.iso.date().nullable().catch(null);

export { shouldRevalidate } from '#app/versions/should-revalidate.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.title(loaderData?.name ?? '') },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const booking = await findBooking(services, params.reference);
  const { reference, details, version, state } = booking;
  const zone = services.office.timeZone;
  return {
    reference,
    name: plainText(details.name),
    version,
    state,
    when: describePeriod(booking, zone),
    zone,
    query: readWeekQuery(url.searchParams),
    free: await readFreeDays(services, booking, daySchema.parse(url.searchParams.get('from'))),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await readPostedForm(request);
  const wanted = readForm(form, moveSchema);
  const booking = await findBooking(services, params.reference);
  return saveMove({
    services,
    visit: context.get(visitContext),
    booking,
    form,
    query: readWeekQuery(url.searchParams),
    wanted,
  });
}

type StepsProps = Pick<Route.ComponentProps['loaderData'], 'reference' | 'query' | 'free'>;

function Steps({ reference, query, free }: StepsProps) {
  const steps = [
    { name: words.earlier, from: free.earlier },
    { name: words.later, from: free.later },
  ];
  return (
    <nav className="line" aria-label={words.steps}>
      {steps.map(({ name, from }) =>
        from === null ? null : (
          <LinkButton
            key={name}
            variant="quiet"
            size="row"
            to={bookingAddress(`${reference}/move`, query, from)}
            preventScrollReset
          >
            {name}
          </LinkButton>
        ),
      )}
    </nav>
  );
}

/** Nothing can be moved any more. */
function Cancelled({ name, here }: { name: string; here: string }) {
  return (
    <>
      <RoomHead title={words.title(name)} isInBar={false} />
      <Strip tone="sky" icon={<WarningMark />} isLive={false}>
        {words.cancelled}
      </Strip>
      <Link to={here} className="link">
        {words.back}
      </Link>
    </>
  );
}

export default function Move({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, query, name, version, state, when, zone, free } = loaderData;
  const { state: navigation } = useNavigation();
  const here = bookingAddress(reference, query);
  if (actionData?.kind === 'two-answers') return <TwoAnswers answers={actionData} back={here} />;
  if (state === 'cancelled') return <Cancelled name={name} here={here} />;
  return (
    <>
      <RoomHead title={words.title(name)} lede={words.now(when)} isInBar={false} />
      {actionData?.kind === 'refused' ? <Refused>{actionData.fault}</Refused> : null}
      <Form method="post" className="panel grid max-w-[880px] gap-4.5">
        <p className="muted" id="free-about">
          {words.zone(zone, free.minutes)} {words.stays}{' '}
          {state === 'held' ? words.toldNothing : words.told}
        </p>
        <Steps reference={reference} query={query} free={free} />
        {free.days.length === 0 ? <p>{words.none}</p> : null}
        <FreeTimes key={`${reference} ${free.later}`} days={free.days} describedBy="free-about" />
        <input type="hidden" name="version" value={version} />
        <div className="line move-acts">
          <Button type="submit" isBusy={navigation === 'submitting'}>
            {words.act}
          </Button>
          <LinkButton variant="quiet" to={here}>
            {words.keep}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}
