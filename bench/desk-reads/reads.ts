import { LEAD_VIEWS, type LeadView } from '@high-street/contract';
import {
  createLeadReader,
  createLeadSearch,
  createQuarantineFacts,
  type LeadQuery,
} from '@high-street/leads';

import { PEOPLE } from './generate-desk.ts';
import type { Stage } from './stage.ts';

const [ME = ''] = PEOPLE;
const OF = { me: ME, zone: 'Europe/London' };
const SIZE = 50;
const ALL: LeadQuery = { view: 'all', sort: 'newest' };

/** What a page of the desk reads; the number says which time it is, so that no two in a row are for the same. */
export type Read = {
  readonly name: string;
  readonly mostMs: number;
  readonly read: (nth: number) => Promise<unknown>;
};

const MOST_MS = { list: 100, lead: 60 } as const;

/** What is searched for in ten manners, each of them some that differ. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  'a name': ['Tamsin Ogilvie', 'Priya Sharma', 'Gethin Rhys', 'Aoife Brennan'],
  'accents left out': ['soren muller', 'zoe lefevre', 'renee nunez', 'jose delacroix'],
  'part of a name': ['brenn', 'kowal', 'whit', 'carru'],
  'a business': ['Okafor Cycles', 'Bell Bakery', 'Mori Books', 'Haddad Dairy'],
  'an e-mail address': ['hana.mori-100@', 'samir.bell-2', 'anna.rhys-40', 'denise.okafor-11'],
  'part of a telephone number': ['07123 456', '+44 7700 12', '7654 32', '(0)7999 1'],
  'words of a message': ['ticket 4711', 'loyalty easter', 'ticket 99', 'ticket 31415'],
  'what every lead has': ['example', '.example', '+447', 'ticket'],
  'what none has': ['zzzzzz', 'quetzalcoatl', 'nobody@nowhere.test', '100%_sure'],
  'one or two letters': ['a', 'zo', '7q', 'x'],
};

function listReads({ db }: Stage): readonly Read[] {
  const search = createLeadSearch(db);
  const list = (query: LeadQuery, place: string | null = null) =>
    search.list(query, { ...OF, place, size: SIZE });

  async function findDeepPlace(query: LeadQuery, pages: number): Promise<string | null> {
    let place: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      place = (await search.list(query, { ...OF, place, size: SIZE * 20 })).next ?? place;
    }
    return place;
  }
  const deep = (query: LeadQuery) => {
    let place: Promise<string | null> | undefined;
    return async () => list(query, await (place ??= findDeepPlace(query, 40)));
  };
  const inView = (view: LeadView, of: Partial<LeadQuery> = {}) => list({ ...ALL, ...of, view });

  return [
    ...LEAD_VIEWS.map((view) => ({ name: `view ${view}`, read: () => inView(view) })),
    { name: 'all, by name', read: () => inView('all', { sort: 'name' }) },
    { name: 'answered, by name', read: () => inView('answered', { sort: 'name' }) },
    { name: 'all, far down', read: deep(ALL) },
    { name: 'answered, far down', read: deep({ ...ALL, view: 'answered' }) },
    { name: 'all, by name, far down', read: deep({ ...ALL, sort: 'name' }) },
    { name: 'a plan and a stage', read: () => inView('won', { plan: 'Scale', stage: 'Growing' }) },
    {
      name: 'a campaign',
      read: (nth: number) => inView('all', { campaign: `campaign-${nth % 40}` }),
    },
    { name: 'a source of those lost', read: () => inView('lost', { source: 'fair' }) },
    {
      name: 'a person',
      read: (nth: number) => inView('all', { with: PEOPLE[nth % PEOPLE.length] }),
    },
    { name: 'a week', read: () => inView('all', { since: '2026-03-02', until: '2026-03-08' }) },
    { name: 'with a booking', read: () => inView('answered', { booking: 'yes' }) },
    ...Object.entries(SEARCHES).map(([name, words]) => ({
      name: `search: ${name}`,
      read: (nth: number) => inView('all', { q: words[nth % words.length] }),
    })),
    { name: 'search in a view', read: () => inView('won', { q: 'bakery' }) },
    { name: 'search by name', read: () => inView('all', { q: 'bristol', sort: 'name' }) },
    { name: 'counts of the views', read: () => search.counts(ME) },
    { name: 'count of all', read: () => search.count(ALL, OF) },
    { name: 'count of a search', read: () => search.count({ ...ALL, q: 'bakery' }, OF) },
    { name: 'sources and campaigns', read: () => search.options() },
  ].map(({ name, read }) => ({ name, read, mostMs: MOST_MS.list }));
}

/** All that the page of a lead reads, as it does so: what needs nothing of the lead at the same time. */
async function leadReads({ db, pool }: Stage): Promise<readonly Read[]> {
  const reader = createLeadReader(db);
  const facts = createQuarantineFacts(db);
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from leads where origin = 'form' order by reference limit 200`,
  );
  async function readLead(nth: number): Promise<unknown> {
    const lead = await reader.find(rows[nth % rows.length]?.reference ?? '');
    if (lead === null) throw new Error('the lead of the bench is gone');
    return Promise.all([
      reader.history(lead.id),
      reader.deliveries(lead.id),
      reader.repeats(lead),
      reader.bookings(lead.id),
    ]);
  }
  return [
    { name: 'a lead', mostMs: MOST_MS.lead, read: readLead },
    {
      name: 'quarantine',
      mostMs: MOST_MS.list,
      read: async () => {
        const { rows: kept } = await reader.quarantine({ view: 'kept', size: SIZE });
        return facts.of(kept.map(({ id }) => id));
      },
    },
  ];
}

/** Everything that the rooms about leads read. */
export async function deskReads(stage: Stage): Promise<readonly Read[]> {
  return [...listReads(stage), ...(await leadReads(stage))];
}
