import './quarantine.css';

import { CalendarIcon } from '@high-street/ui';
import { redirect } from 'react-router';

import type { DeskServices } from '#/desk-services.ts';
import { LinkButton } from '#app/parts/link-button.tsx';
import { plainText } from '#app/parts/plain-text.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { SearchLink } from '#app/frame/search-link.tsx';
import { SkipToList } from '#app/frame/skip-to-list.tsx';
import { readSelected } from '#app/lead-lists/selected-leads.ts';
import type { LiveChange } from '#app/live/live-change.ts';
import { LiveStrip } from '#app/live/live-strip.tsx';
import { Pager } from '#app/parts/pager.tsx';
import { RoomHead } from '#app/parts/room-head.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { withoutPlaces } from '#app/parts/without-places.ts';
import { readPostedForm } from '#app/read-posted-form.ts';
import { actOnQuarantine } from './act-on-quarantine.ts';
import { DoneStrip, type DoneWords } from './done-strip.tsx';
import { KeptList } from './kept-list.tsx';
import { readDone } from './quarantine-done.ts';
import { quarantineAddress } from './quarantine-address.ts';
import { readQuarantineQuery } from './quarantine-query.ts';
import { readQuarantine } from './read-quarantine.ts';
import { ReleaseRules } from './release-rules.tsx';
import { ViewLinks } from './view-links.tsx';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

export const meta = () => [{ title: WORDS.title }];

/** What was done, with the name of whom it was done to. */
async function describeDone(
  { leadReader }: Pick<DeskServices, 'leadReader'>,
  search: URLSearchParams,
): Promise<DoneWords | null> {
  const read = readDone(search);
  if (read === null) return null;
  const { done, count, stale = 0, reference = null, ids = [] } = read;
  const lead = reference === null ? null : await leadReader.find(reference);
  return {
    done,
    count,
    stale,
    name: plainText(lead?.contacts.contactName ?? '') || null,
    reference: lead?.reference ?? null,
    ids,
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const query = readQuarantineQuery(url.searchParams);
  const [shown, done] = await Promise.all([
    readQuarantine(services, query),
    describeDone(services, url.searchParams),
  ]);
  const isUsedUp = query.page !== undefined && shown.rows.length === 0;
  if (isUsedUp) return redirect(withoutPlaces(url, ['page']), 302);
  return { query, shown, done, selected: readSelected(url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const query = readQuarantineQuery(url.searchParams);
  return actOnQuarantine(context.get(deskContext), form, {
    visit: context.get(visitContext),
    query,
  });
}

const MOVES = ['quarantined', 'released', 'binned', 'restored'];
const isMove = ({ kind }: LiveChange) => MOVES.includes(kind);

type Data = Route.ComponentProps['loaderData'];

function Lede({ query: { view }, shown: { counts, binDays } }: Data) {
  if (view === 'bin') return WORDS.binMeaning(binDays);
  if (view === 'released') return WORDS.releasedMeaning;
  return (
    <>
      <b>{WORDS.count(counts.kept)}</b> {WORDS.meaning}
    </>
  );
}

function HeldBookings({ count, from }: { count: number; from: string | null }) {
  if (from === null) return null;
  const { strong, rest, go } = WORDS.bookings;
  return (
    <Strip
      tone="sky"
      isLive={false}
      icon={<CalendarIcon size={18} />}
      acts={
        <LinkButton variant="quiet" size="row" to={`/bookings?week=${from}&as=list`}>
          {go}
        </LinkButton>
      }
    >
      <b>{strong(count)}</b> {rest(count)}
    </Strip>
  );
}

function Pages({ query: { view, page }, shown: { rows, next, counts } }: Data) {
  if (next === null && page === undefined) return null;
  return (
    <Pager
      label={WORDS.pages}
      shown={WORDS.shown(rows.length, counts[view])}
      newer={{
        words: WORDS.first,
        to: page === undefined ? null : quarantineAddress({ view }),
      }}
      older={{
        words: WORDS.next,
        to: next === null ? null : quarantineAddress({ view, page: next }),
      }}
    />
  );
}

export default function Quarantine({ loaderData }: Route.ComponentProps) {
  const { query, shown, done, selected } = loaderData;
  const { view, page = '' } = query;
  const mayAct = useFrame().me.role !== 'reader';
  return (
    <>
      {shown.rows.length === 0 ? null : <SkipToList />}
      <RoomHead title={WORDS.title} lede={<Lede {...loaderData} />} acts={<SearchLink />} />
      {done === null ? null : <DoneStrip done={done} />}
      <LiveStrip concerns={isMove} />
      {view === 'kept' ? (
        <HeldBookings count={shown.counts.bookings} from={shown.heldFrom} />
      ) : null}
      <ViewLinks view={view} counts={shown.counts} />
      <KeptList
        key={`${view} ${page}`}
        rows={shown.rows}
        view={view}
        mayAct={mayAct}
        first={selected}
      />
      <Pages {...loaderData} />
      {view === 'kept' && mayAct ? <ReleaseRules rules={shown.rules} /> : null}
    </>
  );
}
