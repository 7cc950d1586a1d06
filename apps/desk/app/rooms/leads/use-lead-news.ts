import { useEffect, useState } from 'react';

import type { LeadQuery } from '@high-street/leads';

import { useFrame } from '#app/frame/use-frame.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import { hearLeads, hearNothing } from './hear-leads.ts';
import type { LeadLine } from './lead-line.ts';
import type { FilterChoices } from './read-list.ts';
import { WORDS } from './words.ts';

/** What has happened to leads since the list was read. */
export function useLeadNews(
  lines: readonly LeadLine[],
  people: FilterChoices['people'],
  query: LeadQuery,
) {
  const { view, with: heldBy } = query;
  const { me } = useFrame();
  const { read, listen } = useLivePage();
  const { place } = read;
  const [all, setAll] = useState(() => hearNothing(place));
  useEffect(
    () =>
      listen((news) =>
        setAll((before) =>
          hearLeads(before.place === place ? before : hearNothing(place), news, {
            view,
            with: heldBy,
            me: me.id,
          }),
        ),
      ),
    [listen, place, view, heldBy, me.id],
  );
  const heard = all.place === place ? all : hearNothing(place);
  const isChanged = ({ id, reference }: LeadLine) =>
    heard.changed.has(id) || heard.changed.has(reference);
  const [only, ...others] = [...heard.by];
  const by = people.find(({ value }) => value === only)?.label ?? null;
  const countUnshown = (ids: ReadonlySet<string>) =>
    [...ids].filter((id) => !lines.some((line) => line.id === id)).length;
  return {
    isMany: heard.isMany,
    came: countUnshown(heard.came),
    entered: countUnshown(heard.entered),
    changed: lines.filter(isChanged).length,
    isChanged,
    /** Who alone did all of it, or null. */
    by: others.length > 0 ? null : by,
  };
}

/** What has happened to leads since the list was read. */
export type LeadNews = ReturnType<typeof useLeadNews>;

/** What has happened in one sentence, new leads before all; empty while nothing has. */
export function sayNews({ isMany, came, entered, changed, by }: LeadNews, since: string): string {
  if (isMany) return WORDS.news.many(since);
  if (came > 0) return WORDS.news.stored(came, since);
  if (entered > 0) return WORDS.news.entered(entered, since);
  return changed > 0 ? WORDS.news.changed(changed, by, since) : '';
}
