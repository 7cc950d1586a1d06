import './deliveries.css';

import { FormAlert } from '@high-street/ui';
import { useRef } from 'react';
import { redirect } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { LIST } from '#app/frame/list-target.ts';
import { SearchLink } from '#app/frame/search-link.tsx';
import { SkipToList } from '#app/frame/skip-to-list.tsx';
import { useFrame } from '#app/frame/use-frame.ts';
import { useListKeys } from '#app/list-keys/use-list-keys.ts';
import { useRowButtons } from '#app/list-keys/use-row-buttons.ts';
import type { LiveChange } from '#app/live/live-change.ts';
import { LiveFigures, LiveStrip } from '#app/live/live-strip.tsx';
import { Notice } from '#app/parts/notice.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { ROOM_TITLE } from '#app/parts/room-title.ts';
import { withoutPlaces } from '#app/parts/without-places.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { Accepted } from './accepted.tsx';
import { actOnDeliveries } from './act-on-deliveries.ts';
import { AllWell } from './all-well.tsx';
import { readDone } from './deliveries-done.ts';
import { type DeliveriesQuery, readDeliveriesQuery } from './deliveries-query.ts';
import { DeadList, WaitingList } from './delivery-lists.tsx';
import { HealthTiles } from './health-tiles.tsx';
import { readAccepted, readOpen } from './read-deliveries.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta = () => [{ title: WORDS.title }];

/** The lists that are open at a page on which acts have left nothing. */
function listUsedUp(query: DeliveriesQuery, shown: Awaited<ReturnType<typeof readOpen>>) {
  return (['dead', 'waiting'] as const).filter(
    (list) => query[list] !== undefined && shown[list].rows.length === 0,
  );
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const query = readDeliveriesQuery(url.searchParams);
  const shown = await (query.view === 'accepted'
    ? readAccepted(services, query, services.clock.now())
    : readOpen(services, query));
  const usedUp = shown.kind === 'open' ? listUsedUp(query, shown) : [];
  if (usedUp.length > 0) return redirect(withoutPlaces(url, usedUp), 302);
  return { query, shown, done: readDone(url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const query = readDeliveriesQuery(url.searchParams);
  return actOnDeliveries(context.get(deskContext), form, {
    visit: context.get(visitContext),
    query,
  });
}

/** How an attempt ended, or that somebody wants another one. */
const TURN = /_(?:done|failed|dead)$|^requeued$|^resent$|^delivery_|^released$|^stored$/;
const isTurn = ({ kind }: LiveChange) => TURN.test(kind);

/** Keys of both lists, which follow one another. */
function useDeliveryKeys() {
  const lists = useRef<HTMLDivElement>(null);
  useListKeys(lists, {});
  useRowButtons(lists, 'deliveries');
  return lists;
}

type OpenProps = Route.ComponentProps['loaderData'] & {
  shown: Extract<Route.ComponentProps['loaderData']['shown'], { kind: 'open' }>;
};

function Open({ query, shown, done }: OpenProps) {
  const { health, hasAccepted, dead, kinds, hasRefused, waiting, zone } = shown;
  const { me, read } = useFrame();
  const mayAct = me.role !== 'reader';
  const lists = useDeliveryKeys();
  const isEmpty = dead.total === 0 && waiting.total === 0;
  return (
    <>
      {isEmpty ? null : <SkipToList />}
      <RoomHead
        title={WORDS.title}
        acts={<SearchLink />}
        lede={
          <>
            {isEmpty ? null : (
              <span>
                <b>{WORDS.count(dead.total ?? 0, waiting.total ?? 0)}</b> {WORDS.safe}{' '}
              </span>
            )}
            {/* Not bare: before text that a translator has replaced React could insert nothing. */}
            <span>{WORDS.readAt(read.at)}</span>
          </>
        }
      />
      <Notice words={done} />
      {isEmpty ? <LiveFigures concerns={isTurn} /> : <LiveStrip concerns={isTurn} />}
      {health.alert === null ? null : (
        <div className="mb-5 grid gap-2">
          <FormAlert>{health.alert.words}</FormAlert>
          <p className="caption muted">{health.alert.more}</p>
        </div>
      )}
      <HealthTiles tiles={health.tiles} />
      <div {...LIST} ref={lists} role="group" aria-labelledby={ROOM_TITLE}>
        <DeadList {...{ query, zone, mayAct, kinds, hasRefused }} list={dead} />
        <WaitingList {...{ query, zone, mayAct }} list={waiting} />
      </div>
      {isEmpty ? <AllWell isWell={health.isWell} hasAccepted={hasAccepted} /> : null}
    </>
  );
}

export default function Deliveries({ loaderData }: Route.ComponentProps) {
  const { shown, query } = loaderData;
  return shown.kind === 'open' ? (
    <Open {...loaderData} shown={shown} />
  ) : (
    <Accepted list={shown.list} query={query} zone={shown.zone} />
  );
}
