import './leads.css';

import type { LeadQuery } from '@high-street/leads';
import { ChevronDownIcon, FormAlert } from '@high-street/ui';
import { data, Link, useLocation } from 'react-router';

import type { FaultNote } from '#/visit/index.ts';
import { deskContext, visitContext } from '#app/context.ts';
import { Again } from '#app/frame/again.tsx';
import { FaultLine } from '#app/frame/fault-line.tsx';
import { SkipToList } from '#app/frame/skip-to-list.tsx';
import { useFrame } from '#app/frame/use-frame.ts';
import { NewsStrip } from '#app/live/live-strip.tsx';
import { describeHour, nameZone } from '#app/parts/describe-moment.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { Strip } from '#app/parts/strip.tsx';
import { WarningMark } from '#app/parts/warning-mark.tsx';
import { doListAct } from './bulk-acts.ts';
import { countInView, countShown } from './count-shown.ts';
import { ExportFold } from './export-fold.tsx';
import { LeadEmpty } from './lead-empty.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPager } from './lead-pager.tsx';
import { LeadSearch } from './lead-search.tsx';
import { LeadViews, nameView } from './lead-views.tsx';
import { ListNotice } from './list-notice.tsx';
import { countFilters, listAddress, writeQuery } from './list-address.ts';
import { readListPlace, readListQuery } from '#app/lead-lists/list-query.ts';
import { readSelected } from '#app/lead-lists/selected-leads.ts';
import { Refused } from '#app/parts/refused.tsx';
import { readPostedForm } from '#app/read-posted-form.ts';
import { readDone } from './read-done.ts';
import { type ListChoices, type ListPage, readChoices, readPage } from './read-list.ts';
import { sayNews, useLeadNews } from './use-lead-news.ts';
import { useSaidCount } from './use-said-count.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/route.ts';

const UNAVAILABLE = 503;

export const meta = () => [{ title: WORDS.title }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const visit = context.get(visitContext);
  const { tolerate } = visit;
  const me = visit.me.person.id;
  const query = readListQuery(url.searchParams);
  const place = readListPlace(url.searchParams);
  const now = services.clock.now();
  const { timeZone } = services.office;
  const names = await services.people.names();
  const [page, choices] = await Promise.all([
    readPage(services, { query, place, me, tolerate }, names).catch(visit.reportFault),
    readChoices(services, { me, tolerate }),
  ]);
  const done = readDone(url.searchParams, names);
  const selected = readSelected(url.searchParams);
  const read = { query, place, page, choices, done, selected };
  return data(
    { ...read, zone: nameZone(now, timeZone), readAt: describeHour(now, timeZone) },
    { status: 'kind' in page ? UNAVAILABLE : 200 },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { actor, me } = context.get(visitContext);
  const query = readListQuery(url.searchParams);
  const page = readListPlace(url.searchParams);
  return doListAct({
    services: context.get(deskContext),
    form: await readPostedForm(request),
    actor,
    me: me.person.id,
    query: writeQuery(query),
    back: (done) => listAddress(query, { page, done }),
  });
}

function Lede({ counts, readAt }: Pick<ListChoices, 'counts'> & { readAt: string }) {
  return (
    <>
      {counts === null ? null : (
        <>
          <b>{WORDS.waiting(counts.waiting)}</b> {WORDS.inAll(counts.all)}{' '}
        </>
      )}
      <span className="tnum">{WORDS.readAt(readAt)}</span>
    </>
  );
}

/** What a phone has in place of views and filters: each leads to the page that holds them. */
function Picks({ query, choices }: { query: LeadQuery; choices: ListChoices }) {
  const to = listAddress(query, { path: '/leads/filters' });
  const set = countFilters(query);
  return (
    <div className="picks">
      <Link to={`${to}#views`} className="pick">
        <b className="cut">{nameView(query, choices.own)}</b>
        {countInView(query, choices.counts)?.toLocaleString('en-GB')}
        <ChevronDownIcon size={18} aria-hidden />
      </Link>
      <Link to={`${to}#filters`} className="pick" data-on={set > 0 ? '' : undefined}>
        {WORDS.filters.title}
        {set > 0 ? <b>{set}</b> : null}
        <ChevronDownIcon size={18} aria-hidden />
      </Link>
    </div>
  );
}

function Failed({ note }: { note: FaultNote }) {
  return (
    <div className="lead-failed">
      <FormAlert>{WORDS.failed.line}</FormAlert>
      <div className="line">
        <Again />
        <FaultLine note={note} />
      </div>
    </div>
  );
}

type ReadProps = Omit<Route.ComponentProps['loaderData'], 'page'> & {
  page: ListPage;
  /** The leads that a form ticked which came back. */
  ticked: readonly string[];
};

function Read({ page, query, place, choices, zone, selected, ticked }: ReadProps) {
  const { key } = useLocation();
  const { read } = useFrame();
  const news = useLeadNews(page.lines, choices.people, query);
  const view = nameView(query, choices.own);
  const { lines, close } = page;
  const inView = countInView(query, choices.counts);
  useSaidCount(writeQuery(query), WORDS.shown(lines.length, countShown(page, inView)));
  return (
    <>
      <NewsStrip words={sayNews(news, read.at)} />
      {page.isSearchPartial ? (
        <Strip tone="butter" icon={<WarningMark />}>
          {WORDS.partial}
        </Strip>
      ) : null}
      {lines.length === 0 ? (
        <LeadEmpty {...{ query, view, close }} all={choices.counts?.all ?? null} />
      ) : (
        <LeadList
          key={key}
          {...{ lines, query, place, view, zone, news }}
          people={choices.colleagues}
          first={{ references: selected, ids: ticked }}
        />
      )}
      <LeadPager {...{ page, query, place }} inView={inView} />
    </>
  );
}

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
  const { page, query, choices, done, readAt } = loaderData;
  const { me } = useFrame();
  return (
    <>
      {'kind' in page || page.lines.length === 0 ? null : <SkipToList />}
      <RoomHead
        title={WORDS.title}
        lede={<Lede counts={choices.counts} readAt={readAt} />}
        acts={
          <div className="lead-acts">
            <LeadSearch query={query} />
            {me.role === 'owner' ? <ExportFold query={query} /> : null}
          </div>
        }
      />
      {actionData ? (
        <Refused>{WORDS.faults[actionData.fault]}</Refused>
      ) : (
        <ListNotice done={done} />
      )}
      <LeadViews query={query} choices={choices} />
      <Picks query={query} choices={choices} />
      <div className="wide-filters">
        <LeadFilters query={query} choices={choices} />
      </div>
      {'kind' in page ? (
        <Failed note={page} />
      ) : (
        <Read {...loaderData} page={page} ticked={actionData?.leadIds ?? []} />
      )}
    </>
  );
}
