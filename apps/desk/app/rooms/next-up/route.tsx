import './next-up.css';

import { redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { SearchLink } from '#app/frame/search-link.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { hasRight } from '../../../rights/rights.ts';
import { DoneStrip } from './done-strip.tsx';
import { NoHand } from './no-hand.tsx';
import type { NextUpData } from './in-hand.ts';
import { LeadInHand } from './lead-in-hand.tsx';
import { PasskeyAdvice } from './passkey-advice.tsx';
import { readNextUp } from './read-next-up.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

/** Where readers begin: the queue is for those who answer. */
const LEADS = '/leads';

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { me, tolerate } = context.get(visitContext);
  if (!hasRight(me.person.role, 'member')) return redirect(LEADS, 302);
  const read = await readNextUp(context.get(deskContext), {
    me,
    tolerate,
    search: url.searchParams,
  });
  return 'to' in read ? redirect(read.to, 302) : read;
}

function Lede({ waiting, late, day, time }: NextUpData) {
  return (
    <>
      {waiting === 0 ? WORDS.nobody : <b>{WORDS.waiting(waiting)}</b>} {late}{' '}
      {WORDS.read(day, time)}
    </>
  );
}

export default function NextUp({ loaderData }: Route.ComponentProps) {
  const { scene, done, hasPasskey } = loaderData;
  return (
    <>
      <RoomHead title={WORDS.title} lede={<Lede {...loaderData} />} acts={<SearchLink />} />
      {done === null ? null : <DoneStrip done={done} />}
      {done === null && !hasPasskey ? <PasskeyAdvice /> : null}
      {scene.kind === 'hand' ? (
        <LeadInHand key={scene.inHand.id} scene={scene} data={loaderData} />
      ) : (
        <NoHand scene={scene} data={loaderData} />
      )}
    </>
  );
}
