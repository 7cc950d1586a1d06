import './you.css';

import { data, redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { Notice } from '#app/parts/notice.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { TwoAnswers } from '#app/versions/two-answers.tsx';
import { readPostedForm } from '#app/read-posted-form.ts';
import { doneAddress } from './done-address.ts';
import { NameForm } from './name-form.tsx';
import { PasskeyPanel } from './passkey-panel.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { readDone } from './read-done.ts';
import { ownActSchema, readFault } from './read-form.ts';
import { describePasskey, describeSession } from './read-you.ts';
import { saveOwn } from './save-own.ts';
import { SessionPanel } from './session-panel.tsx';
import { SignatureForm } from './signature-form.tsx';
import { WORDS } from './words.ts';
import type { OwnFault } from './you-data.ts';
import type { Route } from './+types/route.ts';

const INVALID = 422;

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { brand, passkeys, sessions, office, clock } = context.get(deskContext);
  const { person, session } = context.get(visitContext).me;
  const wall = { now: clock.now(), zone: office.timeZone };
  const [keys, open] = await Promise.all([passkeys.list(person.id), sessions.list(person.id)]);
  const { name, email, version, undoSeconds, hasSingleKeys, signature } = person;
  return {
    person: { name, email, version, undoSeconds, hasSingleKeys, signature },
    brand,
    passkeys: keys.map((passkey) => describePasskey(passkey, wall)),
    sessions: open
      .map((each) => describeSession(each, wall, session.id))
      .toSorted((a, b) => Number(b.isThis) - Number(a.isThis)),
    done: readDone(url.searchParams),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { passkeys } = context.get(deskContext);
  const { actor, me } = context.get(visitContext);
  const personId = me.person.id;
  const form = await readPostedForm(request);
  const read = ownActSchema.safeParse(Object.fromEntries(form));
  if (!read.success) {
    const fault = readFault(form, read.error);
    if (fault === null) throw data(null, 400);
    return data({ kind: 'refused', fault } as const, INVALID);
  }
  const act = read.data;
  switch (act.intent) {
    case 'name': {
      const { version, name } = act;
      return saveOwn(context, form, { version, changes: { name }, done: 'name' });
    }
    case 'preferences': {
      const changes = { undoSeconds: act.undoSeconds, hasSingleKeys: act.singleKeys };
      return saveOwn(context, form, { version: act.version, changes, done: 'preferences' });
    }
    case 'signature': {
      const { version, signature } = act;
      return saveOwn(context, form, { version, changes: { signature }, done: 'signature' });
    }
    case 'rename-passkey':
      await passkeys.rename({ id: act.passkeyId, personId, name: act.passkeyName, actor });
      return redirect(doneAddress('passkey-renamed'), 303);
  }
}

export default function You({ loaderData, actionData }: Route.ComponentProps) {
  const { person, brand, passkeys, sessions, done } = loaderData;
  if (actionData?.kind === 'two-answers') return <TwoAnswers answers={actionData} back="/you" />;
  const fault = actionData?.fault ?? null;
  const faultOf = (field: OwnFault['field']) => (fault?.field === field ? fault : null);
  return (
    <>
      <RoomHead title={WORDS.title} lede={WORDS.lede(person.email)} />
      <Notice words={fault === null ? done : null} />
      <div className="own-grid">
        <div className="own-column">
          <PasskeyPanel passkeys={passkeys} fault={faultOf('passkeyName')} />
          <SessionPanel sessions={sessions} />
        </div>
        <div className="own-column">
          <NameForm name={person.name} version={person.version} fault={faultOf('name')} />
          <SignatureForm
            key={person.signature}
            {...person}
            brand={brand}
            fault={faultOf('signature')}
          />
          <PreferencesForm key={`${person.undoSeconds} ${person.hasSingleKeys}`} {...person} />
        </div>
      </div>
    </>
  );
}
