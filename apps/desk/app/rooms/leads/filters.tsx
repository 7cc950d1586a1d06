import './leads.css';

import { Link } from 'react-router';

import { deskContext, visitContext } from '#app/context.ts';
import { useFrame } from '#app/frame/use-frame.ts';
import { RoomHead } from '#app/parts/room-head.tsx';
import { ExportView } from './export-fold.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { SearchInput } from './lead-search.tsx';
import { KeepView, ViewLinks } from './lead-views.tsx';
import { listAddress } from './list-address.ts';
import { readListQuery } from '#app/lead-lists/list-query.ts';
import { readChoices } from './read-list.ts';
import { WORDS } from './words.ts';
import type { Route } from './+types/filters.ts';

export const meta = () => [{ title: WORDS.pick }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { me, tolerate } = context.get(visitContext);
  return {
    query: readListQuery(url.searchParams),
    choices: await readChoices(context.get(deskContext), { me: me.person.id, tolerate }),
  };
}

export default function LeadFilterPage({ loaderData: { query, choices } }: Route.ComponentProps) {
  const { me } = useFrame();
  return (
    <>
      <RoomHead
        title={WORDS.pick}
        isInBar={false}
        lede={
          <Link to={listAddress(query)} className="quiet-link">
            {WORDS.filters.back}
          </Link>
        }
      />
      <section className="pick-section" id="filters" aria-labelledby="filters-title">
        <h2 className="section-title" id="filters-title">
          {WORDS.filters.title}
        </h2>
        <LeadFilters query={query} choices={choices} isWhole>
          <SearchInput query={query} />
        </LeadFilters>
      </section>
      <section className="pick-section" id="views" aria-labelledby="views-title">
        <h2 className="section-title" id="views-title">
          {WORDS.views.label}
        </h2>
        <nav aria-labelledby="views-title" className="view-rows">
          <ViewLinks query={query} choices={choices} />
        </nav>
        <KeepView query={query} own={choices.own} />
      </section>
      {me.role === 'owner' ? (
        <section className="pick-section" aria-labelledby="export-title">
          <h2 className="section-title" id="export-title">
            {WORDS.export.act}
          </h2>
          <ExportView query={query} />
        </section>
      ) : null}
    </>
  );
}
