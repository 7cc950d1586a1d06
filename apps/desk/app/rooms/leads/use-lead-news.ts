import { useEffect, useState } from 'react';

import type { LiveNews } from '#app/live/live-change.ts';
import { useLivePage } from '#app/live/live-page.tsx';
import type { LeadLine } from './lead-line.ts';
import type { FilterChoices } from './read-list.ts';
import { WORDS } from './words.ts';

type Heard = {
  /** The reading of the page that it adds to. */
  readonly place: string;
  readonly isMany: boolean;
  readonly stored: ReadonlySet<string>;
  /** Leads by their id and by their reference. */
  readonly changed: ReadonlySet<string>;
  /** Whose acts those were, as far as somebody's. */
  readonly by: ReadonlySet<string>;
};

const nothing = (place: string): Heard => ({
  place,
  isMany: false,
  stored: new Set(),
  changed: new Set(),
  by: new Set(),
});

/** What happens to a lead and changes nothing that the list shows of it. */
const IS_UNSEEN = /_done$|_failed$|^(?:lead_)?note|resent$/;

function add(heard: Heard, news: LiveNews): Heard {
  if (news === 'many') return { ...heard, isMany: true };
  const stored = new Set(heard.stored);
  const changed = new Set(heard.changed);
  const by = new Set(heard.by);
  for (const { record, id, kind, personId } of news) {
    if (record !== 'lead' || id === null || IS_UNSEEN.test(kind)) continue;
    if (kind === 'stored') stored.add(id);
    else if (kind === 'quarantined') stored.delete(id);
    changed.add(id);
    if (personId) by.add(personId);
  }
  return { ...heard, stored, changed, by };
}

/** What has happened to leads since the list was read. */
export function useLeadNews(lines: readonly LeadLine[], people: FilterChoices['people']) {
  const { read, listen } = useLivePage();
  const { place } = read;
  const [all, setAll] = useState(() => nothing(place));
  useEffect(
    () =>
      listen((news) =>
        setAll((before) => add(before.place === place ? before : nothing(place), news)),
      ),
    [listen, place],
  );
  const heard = all.place === place ? all : nothing(place);
  const isChanged = ({ id, reference }: LeadLine) =>
    heard.changed.has(id) || heard.changed.has(reference);
  const [only, ...others] = [...heard.by];
  const by = people.find(({ value }) => value === only)?.label ?? null;
  return {
    isMany: heard.isMany,
    stored: heard.stored.size,
    changed: lines.filter(isChanged).length,
    isChanged,
    /** Who alone did all of it, or null. */
    by: others.length > 0 ? null : by,
  };
}

/** What has happened to leads since the list was read. */
export type LeadNews = ReturnType<typeof useLeadNews>;

/** What has happened in one sentence, new leads before all; empty while nothing has. */
export function sayNews({ isMany, stored, changed, by }: LeadNews, since: string): string {
  if (isMany) return WORDS.news.many(since);
  if (stored > 0) return WORDS.news.stored(stored, since);
  return changed > 0 ? WORDS.news.changed(changed, by, since) : '';
}
