import { GROWTH_STAGES, type LeadView, PLAN_TITLES } from '@high-street/contract';
import type { LeadCount, LeadQuery } from '@high-street/leads';

import type { DeskServices } from '#/desk-services.ts';
import type { Visit } from '#/visit/index.ts';
import { hasRight } from '../../../rights/rights.ts';
import type { Option } from '#app/parts/options.tsx';
import { describeLead, type LeadLine } from './lead-line.ts';
import { isAllThereIs, isNarrowed, writeQuery } from './list-address.ts';
import { readListQuery } from '#app/lead-lists/list-query.ts';

/** Leads on a page. */
const PAGE_SIZE = 50;
/** How many that fit elsewhere are named. */
const CLOSE = 2;

/** A view of one's own; its query is written as every other one. */
export type OwnView = { readonly id: string; readonly name: string; readonly query: string };

/** What filters can be set to. */
export type FilterChoices = {
  readonly people: readonly Option[];
  readonly plans: readonly string[];
  readonly stages: readonly string[];
  readonly sources: readonly string[];
  readonly campaigns: readonly string[];
};

/** What the views and filters show around any list. */
export type ListChoices = FilterChoices & {
  /** Whom leads can be given to: whoever may do something with one. */
  readonly colleagues: readonly Option[];
  readonly counts: Readonly<Record<LeadView, number>> | null;
  readonly own: readonly OwnView[];
};

type Asked = {
  readonly query: LeadQuery;
  readonly place: string | null;
  readonly me: string;
  readonly tolerate: Visit['tolerate'];
};

/** What can be chosen; what cannot be read is left out, as the list is worth something without. */
export async function readChoices(
  services: DeskServices,
  { me, tolerate }: Pick<Asked, 'me' | 'tolerate'>,
): Promise<ListChoices> {
  const { leadSearch, leadViews, people } = services;
  const [counts, own, all, options] = await Promise.all([
    tolerate(leadSearch.counts(me), null),
    tolerate(leadViews.list(me), []),
    people.list(),
    tolerate(leadSearch.options(), { sources: [], campaigns: [] }),
  ]);
  const joined = all.filter(({ joinedAt }) => joinedAt !== null);
  const toOption = ({ id, name }: (typeof all)[number]) => ({ value: id, label: name });
  return {
    counts,
    own: own.map(({ id, name, query }) => ({
      id,
      name,
      query: writeQuery(readListQuery(new URLSearchParams(query))),
    })),
    people: joined.map(toOption),
    colleagues: joined.filter(({ role }) => hasRight(role, 'member')).map(toOption),
    plans: PLAN_TITLES,
    stages: GROWTH_STAGES,
    ...options,
  };
}

/** Who in All fits what was searched for, where nobody in the view does. */
async function findClose({ leadSearch, office }: DeskServices, { query, me }: Asked) {
  if (query.q === undefined || isAllThereIs(query)) return null;
  const { rows, next } = await leadSearch.list(
    { view: 'all', q: query.q, sort: query.sort },
    { me, zone: office.timeZone, size: CLOSE },
  );
  const names = rows.map(({ name, business }) => business || name);
  return { names, isMore: next !== null };
}

/** How many fit in all, where the counts of the views do not say it; null where it cannot be read. */
async function countFitting({ leadSearch, office }: DeskServices, { query, me, tolerate }: Asked) {
  if (!isNarrowed(query)) return null;
  return tolerate(leadSearch.count(query, { me, zone: office.timeZone }), null);
}

/** Whether the list goes by what leads are found by while that is being made. */
async function isPartial({ leadSearch }: DeskServices, query: LeadQuery): Promise<boolean> {
  const { q, source, campaign, sort } = query;
  const isByWords = sort === 'name' || q !== undefined || source !== undefined;
  return (isByWords || campaign !== undefined) && !(await leadSearch.isWhole());
}

/** A page of the list in words. */
export type ListPage = {
  readonly lines: readonly LeadLine[];
  readonly next: string | null;
  readonly previous: string | null;
  /** How many fit what is asked for; null where that is the count of the view. */
  readonly fitting: LeadCount | null;
  readonly close: { readonly names: readonly string[]; readonly isMore: boolean } | null;
  /** Whether what was searched for may be missing because older leads are not taken up yet. */
  readonly isSearchPartial: boolean;
};

/** Reads a page of the list. */
export async function readPage(
  services: DeskServices,
  asked: Asked,
  names: ReadonlyMap<string, string>,
): Promise<ListPage> {
  const { leadSearch, office, clock } = services;
  const { query, place, me } = asked;
  const [page, fitting, isSearchPartial] = await Promise.all([
    leadSearch.list(query, { me, zone: office.timeZone, place, size: PAGE_SIZE }),
    countFitting(services, asked),
    isPartial(services, query),
  ]);
  const { rows, next, previous } = page;
  const now = clock.now();
  const lines = rows.map((row) => describeLead(row, { names, now, office }));
  return {
    lines,
    next,
    previous,
    fitting,
    isSearchPartial,
    close: lines.length === 0 && place === null ? await findClose(services, asked) : null,
  };
}
