import { WITH_NOBODY } from '@high-street/contract';
import type { LeadQuery } from '@high-street/leads';

import type { LiveNews } from '#app/live/live-change.ts';

/** What has happened to leads since a list was read. */
export type Heard = {
  /** The reading of the page that it adds to. */
  readonly place: string;
  readonly isMany: boolean;
  /** New leads, by their id. */
  readonly came: ReadonlySet<string>;
  /** Earlier leads that the list shows from now on, by their id. */
  readonly returned: ReadonlySet<string>;
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
  returned: new Set(),
  changed: new Set(),
  by: new Set(),
});

/** What happens to a lead and changes nothing that the list shows of it; an accepted reply answers it. */
const IS_UNSEEN = /(?<!^reply)_done$|_failed$|^(?:lead_)?note|resent$/;

type Shown = Pick<LeadQuery, 'view' | 'with'>;

/** Whether an earlier lead that was not in a list is in it now, as far as that can be told. */
function comesBack(kind: string, shown: Shown): boolean {
  switch (kind) {
    case 'restored':
      return shown.view === 'all';
    case 'released':
    case 'marked_new':
      return shown.view === 'waiting';
    case 'returned':
    case 'handed_back':
      return shown.with === WITH_NOBODY;
    default:
      return false;
  }
}

/** Whether a lead that had come back into a list has left it. */
function leavesAgain(kind: string, shown: Shown): boolean {
  if (kind === 'claimed' || kind === 'assigned') return shown.with === WITH_NOBODY;
  return /^(?:quarantined|binned|marked_.+)$/.test(kind);
}

/** The same with more news. */
export function hearLeads(heard: Heard, news: LiveNews, shown: Shown): Heard {
  if (news === 'many') return { ...heard, isMany: true };
  const came = new Set(heard.came);
  const returned = new Set(heard.returned);
  const changed = new Set(heard.changed);
  const by = new Set(heard.by);
  for (const { record, id, kind, personId } of news) {
    if (record !== 'lead' || id === null || IS_UNSEEN.test(kind)) continue;
    if (kind === 'stored') came.add(id);
    else if (kind === 'quarantined' || kind === 'binned') came.delete(id);
    if (comesBack(kind, shown)) returned.add(id);
    else if (leavesAgain(kind, shown)) returned.delete(id);
    changed.add(id);
    if (personId) by.add(personId);
  }
  return { ...heard, came, returned, changed, by };
}
