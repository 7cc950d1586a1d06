import './people.css';

import { data, redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { nameZone } from '#app/parts/describe-moment.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { Refused } from '#app/parts/refused.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { When } from '#app/parts/when.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readForm, readPostedForm } from '#app/read-posted-form.ts';
import { Handover } from './handover.tsx';
import { inviteAgain, inviteByForm, takeBack } from './invite-action.ts';
import { InviteForm } from './invite-form.tsx';
import { PeopleTable } from './people-table.tsx';
import { doneAddress, readDone } from './read-done.ts';
import { personActSchema } from './read-form.ts';
import { describePerson, describeRemoved, type RemovedRow, sortPeople } from './read-people.ts';
import { saveRole } from './save-role.ts';
import { useInvited } from './use-invited.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

/** Hours that an invitation of a person is good for. */
const INVITATION_HOURS = 72;

export { shouldRevalidate } from '#app/versions/should-revalidate.ts';

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { people, office, clock } = context.get(deskContext);
  const youId = context.get(visitContext).me.person.id;
  const [all, former, names] = await Promise.all([
    people.list(),
    people.listFormer(),
    people.names(),
  ]);
  const when = { now: clock.now(), zone: office.timeZone };
  return {
    rows: sortPeople(all.map((row) => describePerson(row, { ...when, youId }))),
    removed: former.map((person) => describeRemoved(person, when)),
    done: readDone(url.searchParams, names),
    zone: nameZone(when.now, when.zone),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const { people, sessions } = services;
  const visit = context.get(visitContext);
  const { actor, me } = visit;
  const inviter = { actor, name: me.person.name };
  const form = await readPostedForm(request);
  if (form.get('intent') === 'invite') return inviteByForm(services, form, inviter);

  const act = readForm(form, personActSchema);
  const { personId } = act;
  const person = await people.find(personId);
  if (person === null) throw data(null, 404);
  switch (act.intent) {
    case 'role':
      return saveRole(services, { visit, form, change: act });
    case 'send-again':
      return inviteAgain(services, person, inviter);
    case 'end-sessions':
      await sessions.endAll({ personId, actor });
      return redirect(doneAddress('ended', personId), 303);
    case 'take-back':
      return takeBack(services, personId, actor);
  }
}

function Removed({ rows }: { rows: readonly RemovedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="removed" aria-labelledby="removed-title">
      <h2 className="section-title" id="removed-title">
        {WORDS.gone.title}
      </h2>
      <p className="muted">{WORDS.gone.line}</p>
      <ul>
        {rows.map(({ id, name, email, removedAt }) => (
          <li key={id} className="removed-line">
            <span className="min-w-0 wrap-anywhere">
              <b className="mr-1.5">{name}</b>
              <span className="second-line">
                {email}, {WORDS.gone.on} <When at={removedAt} />
              </span>
            </span>
            <LinkButton variant="bare" size="row" to={`/people/${id}/erase`}>
              {WORDS.gone.erase}
              <span className="sr-only">{WORDS.about(name)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lede({ rows }: Pick<Route.ComponentProps['loaderData'], 'rows'>) {
  const here = rows.filter(({ invitation }) => invitation === null);
  const owners = here.filter(({ role }) => role === 'owner').length;
  return (
    <>
      <b>{WORDS.count(here.length, owners)}</b> {owners === 1 ? WORDS.secondOwner : null}
    </>
  );
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, removed, done, zone } = loaderData;
  const isByForm = actionData?.kind === 'link' && actionData.done === 'invited';
  const invited = useInvited(isByForm ? actionData.link.url : null);
  if (actionData?.kind === 'two-answers') {
    return <TwoAnswers answers={actionData} back="/people" />;
  }
  return (
    <>
      <RoomHead title={WORDS.title} lede={<Lede rows={rows} />} />
      {actionData?.kind === 'link' ? (
        <Handover key={actionData.link.url} {...actionData.link} />
      ) : null}
      <Notice words={actionData ? null : done} />
      {actionData?.kind === 'not-done' ? <Refused>{actionData.reason}</Refused> : null}
      <InviteForm
        key={invited}
        hours={INVITATION_HOURS}
        fault={actionData?.kind === 'refused' ? actionData.fault : null}
      />
      <PeopleTable rows={rows} zone={zone} />
      <Removed rows={removed} />
    </>
  );
}
