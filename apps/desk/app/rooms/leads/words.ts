import type { LeadSort, LeadView, LostReason } from '@high-street/contract';
import type { LeadCount, LeadMark } from '@high-street/leads';

/** How many, with the noun in its number. */
const countLeads = (count: number) =>
  count === 1 ? '1 lead' : `${count.toLocaleString('en-GB')} leads`;

/** A count, which `isMore` makes one that the database gave up at. */
const sayCount = ({ count, isMore }: LeadCount) =>
  `${isMore ? 'more than ' : ''}${count.toLocaleString('en-GB')}`;

/** Those that no mark takes out of quarantine. */
function sayKept(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One is in quarantine and is left as it was: release it first.'
    : `${countLeads(count)} are in quarantine and are left as they were: release them first.`;
}

/** Those that somebody changed since the list was read. */
function sayStale(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One was changed meanwhile and is left as it is.'
    : `${countLeads(count)} were changed meanwhile and are left as they are.`;
}

/** The sentences that say something. */
const joinSentences = (...sentences: readonly string[]) => sentences.filter(Boolean).join(' ');

const LOST_REASONS: Readonly<Record<LostReason, string>> = {
  price: 'Price',
  no_answer: 'No answer',
  chose_another: 'Chose another',
  not_a_fit: 'Not a fit',
  withdrawn: 'Withdrawn',
  other: 'Other reason',
};

const STATES: Readonly<Record<LeadMark['state'] | 'quarantine', string>> = {
  new: 'Waiting',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  quarantine: 'Quarantine',
};

const VIEWS: Readonly<Record<LeadView, string>> = {
  waiting: 'Waiting',
  mine: 'Mine',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  quarantine: 'Quarantine',
  all: 'All',
};

const SORTS: Readonly<Record<LeadSort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
};

/** What the room of leads says. */
export const WORDS = {
  title: 'Leads',
  waiting: (count: number) =>
    count === 0 ? 'Nobody is waiting.' : `${count.toLocaleString('en-GB')} waiting.`,
  inAll: (count: number) => `${count.toLocaleString('en-GB')} in all.`,
  search: {
    label: 'Search the leads',
    example: 'Name, firm, address, reference',
  },
  views: {
    label: 'Views',
    names: VIEWS,
    save: 'Save this view',
    name: 'Name of the view',
    saveAct: 'Save',
    remove: 'Remove this view',
    about: (name: string) => `: ${name}`,
  },
  filters: {
    label: 'Filter the leads',
    title: 'Filters',
    kind: 'Kind',
    plan: 'Plan',
    with: 'With',
    since: 'Stored since',
    until: 'Stored until',
    source: 'Came from',
    campaign: 'Campaign',
    stage: 'Stage',
    booking: 'Booking',
    sort: 'Order',
    any: 'Any',
    anybody: 'Anybody',
    nobody: 'Nobody yet',
    kinds: { Contact: 'Enquiry', Prospect: 'Registration' },
    bookings: { yes: 'Booked', no: 'None' },
    sorts: SORTS,
    show: 'Show',
    more: 'More filters',
    clear: 'Clear filters',
    clearOne: (name: string) => `Clear the filter ${name}`,
    back: 'Back to the list',
  },
  pick: 'Views and filters',
  columns: {
    select: 'Select',
    state: 'State',
    who: 'Who',
    wants: 'Wants',
    due: (zone: string) => `Answer due (${zone})`,
    with: 'With',
    from: 'Came from',
    stored: (zone: string) => `Stored (${zone})`,
  },
  caption: (view: string) => `Leads: ${view}`,
  sortByName: 'sort by name',
  sortByTime: { newest: 'sort oldest first', oldest: 'sort newest first' },
  states: STATES,
  reasons: LOST_REASONS,
  plans: { none: 'No plan named', trial: 'Trial' },
  nobodyYet: 'Nobody yet',
  direct: 'Direct',
  unknown: 'Not known',
  tags: {
    booked: (when: string) => `Demo ${when}`,
    dead: 'Not delivered',
    binned: 'In the bin',
    changed: 'Changed',
  },
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select everybody on this page',
  bulk: {
    label: 'Selected leads',
    count: (count: number) => `${count} selected`,
    plain: 'With the leads that are ticked:',
    giveTo: 'Give to…',
    give: 'Give',
    markAs: 'Mark as…',
    mark: 'Mark',
    lost: 'Lost, because of',
    bin: 'Bin',
    clear: 'Clear',
    export: 'Export',
  },
  export: {
    act: 'Export',
    formats: { csv: 'As CSV', json: 'As JSON' },
    hint: 'Everything that fits the view and its filters, on all pages.',
  },
  readAt: (time: string) => `Read at ${time}.`,
  pages: 'Pages of leads',
  shown: (rows: number, all: LeadCount | null) =>
    all === null || (all.count === rows && !all.isMore)
      ? countLeads(rows)
      : `${rows} of ${sayCount(all)}`,
  newer: 'Newer',
  older: 'Older',
  before: 'Before',
  after: 'After',
  keys: {
    move: 'move',
    open: 'open',
    select: 'select',
    reply: 'reply',
    mark: 'mark',
    all: 'all keys',
  },
  news: {
    stored: (count: number, time: string) =>
      `${count === 1 ? '1 new lead' : `${count} new leads`} since ${time}.`,
    // Whether the other filters let them in is not known here.
    entered: (count: number, time: string) =>
      `${countLeads(count)} may have come into this list since ${time}.`,
    changed: (count: number, by: string | null, time: string) =>
      by === null
        ? `${count} of these changed since ${time}.`
        : `${by} changed ${count} of these since ${time}.`,
    many: (time: string) => `Many changes since ${time}.`,
  },
  empty: {
    noMatch: (words: string, view: string) => `No lead fits “${words}” in ${view}`,
    close: (names: readonly string[], isMore: boolean) =>
      isMore
        ? `In All there are some, such as ${names.join(' and ')}.`
        : `In All there is ${names.join(' and ')}.`,
    noneClose: 'None in All fits either.',
    noMatchFiltered: (words: string) => `No lead fits “${words}” with these filters`,
    closeUnfiltered: (names: readonly string[], isMore: boolean) =>
      isMore
        ? `Without them there are some, such as ${names.join(' and ')}.`
        : `Without them there is ${names.join(' and ')}.`,
    noneUnfiltered: 'None fits without them either.',
    lookInAll: 'Look in All',
    clearSearch: 'Clear the search',
    noFit: 'No lead fits these filters',
    takeAway: 'Take one away, or look in All.',
    none: (view: string) => `No lead in ${view}`,
    nobody: 'Nobody has written yet',
    first: 'Whoever fills in a form of the site appears here by itself.',
  },
  partial:
    'Older leads are still being made ready for searching. If what you look for is not here, search again in a few minutes.',
  failed: {
    line: 'The list could not be read. No lead is lost; the database did not answer in time.',
  },
  done: {
    given: (count: number, name: string, stale: number) => {
      const left = sayStale(stale);
      if (count > 0) {
        const rest = `${name} has ${count === 1 ? 'it' : countLeads(count)} now.`;
        return { strong: 'Given.', rest: joinSentences(rest, left) };
      }
      if (left !== '') return { strong: 'Nothing was given.', rest: left };
      return { strong: 'Nothing to give.', rest: `${name} had all of them.` };
    },
    marked: (
      count: number,
      state: LeadMark['state'],
      { kept, stale }: { kept: number; stale: number },
    ) => {
      const name = STATES[state].toLowerCase();
      const left = joinSentences(sayKept(kept), sayStale(stale));
      if (count > 0) {
        const rest =
          count === 1 ? `One lead is ${name} now.` : `${countLeads(count)} are ${name} now.`;
        return { strong: 'Marked.', rest: joinSentences(rest, left) };
      }
      if (left !== '') return { strong: 'Nothing was marked.', rest: left };
      // What its visitor withdrew does not wait again.
      const other = state === 'new' ? ', or withdrawn by their visitors' : '';
      return { strong: 'Nothing to mark.', rest: `All of them were ${name}${other}.` };
    },
    binned: (count: number, { kept, stale }: { kept: number; stale: number }) => {
      const only = kept > 0 ? 'Only what is in quarantine or spam goes there.' : '';
      const left = joinSentences(only, sayStale(stale));
      if (count === 0) return { strong: 'Nothing was binned.', rest: left };
      const strong =
        count === 1 ? 'One lead is in the bin.' : `${countLeads(count)} are in the bin.`;
      return { strong, rest: joinSentences('What is in it is erased after 30 days.', left) };
    },
    restored: (count: number) =>
      count === 0
        ? { strong: 'Nothing to restore.', rest: 'Somebody was faster.' }
        : {
            strong: 'Restored.',
            rest: count === 1 ? 'It is where it was.' : `${countLeads(count)} are where they were.`,
          },
    saved: { strong: 'Saved.', rest: 'The view is beside the others; only you see it.' },
    removed: { strong: 'Removed.', rest: 'The leads in it stay as they are.' },
    erased: { strong: 'Erased.', rest: 'Nothing of that person is stored here any more.' },
  },
  undo: 'Undo',
  somebody: 'That person',
  faults: {
    none: 'Select at least one lead first.',
    person: 'Choose who gets them. Somebody who has left cannot be chosen.',
    mark: 'Choose what they are marked as.',
    name: 'Give the view a name of 60 characters at most.',
  },
} as const;
