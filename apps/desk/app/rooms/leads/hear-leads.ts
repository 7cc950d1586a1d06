import { type LeadView, WITH_NOBODY } from '@high-street/contract';
import type { LeadQuery } from '@high-street/leads';

import { findHolder, type LiveChange, type LiveNews } from '#app/live/live-change.ts';

/** What has happened to leads since a list was read. */
export type Heard = {
  /** The reading of the page that it adds to. */
  readonly place: string;
  readonly isMany: boolean;
  /** New leads, by their id. */
  readonly came: ReadonlySet<string>;
  /** Earlier leads that the list may show from now on, by their id. */
  readonly entered: ReadonlySet<string>;
  /** Leads by their id and by their reference. */
  readonly changed: ReadonlySet<string>;
  /** Whose acts those were, as far as somebody's. */
  readonly by: ReadonlySet<string>;
};

/** What has been heard right after a page was read. */
export const hearNothing = (place: string): Heard => ({
  place,
  isMany: false,
  came: new Set(),
  entered: new Set(),
  changed: new Set(),
  by: new Set(),
});

/** What happens to a lead and changes nothing that the list shows of it; an accepted reply answers it. */
const IS_UNSEEN = /(?<!^reply)_done$|_failed$|^(?:lead_)?note|resent$/;

/** The list that is shown, and whose page it is. */
type Shown = Pick<LeadQuery, 'view' | 'with'> & { readonly me: string };

/** The view that a lead is in after something was done to it; null for none that says what became of it. */
const VIEWS_AFTER: Readonly<Record<string, LeadView | null>> = {
  released: 'waiting',
  marked_new: 'waiting',
  marked_answered: 'answered',
  reply_done: 'answered',
  marked_won: 'won',
  marked_lost: 'lost',
  withdrawn: 'lost',
  marked_spam: null,
  quarantined: 'quarantine',
};

/** Whose leads a list shows, null for nobody's; undefined for everybody's. */
function findShownHolder({ view, with: heldBy, me }: Shown): string | null | undefined {
  if (view === 'mine') return me;
  return heldBy === WITH_NOBODY ? null : heldBy;
}

/** Whether an earlier lead comes into a list by a change or leaves it, as far as that can be told. */
function findWay(change: LiveChange, shown: Shown): 'in' | 'out' | null {
  const { kind } = change;
  const { view } = shown;
  if (kind === 'binned') return 'out';
  if (kind === 'restored') return view === 'all' ? 'in' : null;
  const holder = findHolder(change);
  if (holder !== undefined) {
    const shownHolder = findShownHolder(shown);
    if (shownHolder === undefined) return null;
    return holder === shownHolder ? 'in' : 'out';
  }
  const after = VIEWS_AFTER[kind];
  if (after === undefined || view === 'all' || view === 'mine') return null;
  if (after === view) return 'in';
  // An accepted reply answers a lead that waits, and leaves what is won or lost as it is.
  return kind === 'reply_done' && view !== 'waiting' ? null : 'out';
}

/** The same with more news. */
export function hearLeads(heard: Heard, news: LiveNews, shown: Shown): Heard {
  if (news === 'many') return { ...heard, isMany: true };
  const came = new Set(heard.came);
  const entered = new Set(heard.entered);
  const changed = new Set(heard.changed);
  const by = new Set(heard.by);
  for (const change of news) {
    const { record, id, kind, personId } = change;
    if (record !== 'lead' || id === null || IS_UNSEEN.test(kind)) continue;
    if (kind === 'stored') came.add(id);
    else if (kind === 'quarantined' || kind === 'binned') came.delete(id);
    const way = findWay(change, shown);
    if (way === 'in') entered.add(id);
    else if (way === 'out') entered.delete(id);
    changed.add(id);
    if (personId) by.add(personId);
  }
  return { ...heard, came, entered, changed, by };
}
