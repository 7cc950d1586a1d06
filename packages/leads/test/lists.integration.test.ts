import { expect, test } from 'vitest';

import { createLeadArchive } from '#/lead-archive.ts';
import type { LeadQuery } from '#/search/lead-query.ts';
import { createLeadSearch } from '#/search/lead-search.ts';

import { ME, OF, openLeads, SOMEBODY, type LeadTerms } from './stored-leads.ts';

const ALL: LeadQuery = { view: 'all', sort: 'newest' };

async function openSearch(leads: readonly LeadTerms[]) {
  const { db, pool, store, book } = await openLeads();
  const ids = [];
  for (const terms of leads) ids.push(await store(terms));
  const search = createLeadSearch(db);

  /** The names of the leads that a query finds, in its order. */
  async function names(query: Partial<LeadQuery>): Promise<string[]> {
    const { rows } = await search.list({ ...ALL, ...query }, { ...OF, size: 50 });
    return rows.map(({ name }) => name);
  }
  return { db, pool, store, book, ids, search, names };
}

const OF_EACH_KIND: readonly LeadTerms[] = [
  { name: 'Waits' },
  { name: 'Waits with me', heldBy: ME },
  { name: 'Let out', reasons: ['trap'], isReleased: true },
  { name: 'Kept', reasons: ['trap'] },
  { name: 'Kept and spam', reasons: ['trap'], state: 'spam' },
  { name: 'Answered by me', state: 'answered', heldBy: ME },
  { name: 'Answered', state: 'answered', heldBy: SOMEBODY },
  { name: 'Won', state: 'won' },
  { name: 'Lost', state: 'lost', lostReason: 'price' },
  { name: 'In the bin', isBinned: true, heldBy: ME },
  { name: 'Kept in the bin', reasons: ['trap'], isBinned: true },
  { name: 'Heartbeat', origin: 'heartbeat' },
];

test.for([
  ['waiting', ['Let out', 'Waits with me', 'Waits']],
  ['mine', ['Answered by me', 'Waits with me']],
  ['answered', ['Answered', 'Answered by me']],
  ['won', ['Won']],
  ['lost', ['Lost']],
  ['quarantine', ['Kept']],
  [
    'all',
    [
      'Lost',
      'Won',
      'Answered',
      'Answered by me',
      'Kept and spam',
      'Kept',
      'Let out',
      'Waits with me',
      'Waits',
    ],
  ],
] as const)('the view %s shows %j', async ([view, expected]) => {
  const { search, names } = await openSearch(OF_EACH_KIND);

  expect(await names({ view })).toEqual(expected);
  expect((await search.counts(ME))[view]).toBe(expected.length);
  expect(await search.count({ ...ALL, view }, OF)).toEqual({
    count: expected.length,
    isMore: false,
  });
});

test('counts what is left to do as the command lists it', async () => {
  const { db, search } = await openSearch(OF_EACH_KIND);

  const { signal } = new AbortController();
  const states: string[] = [];
  for await (const page of createLeadArchive(db).pages(Infinity, signal)) {
    for (const { answerState, quarantinedFor, isBinned } of page) {
      if (answerState === 'new' && !isBinned)
        states.push(quarantinedFor ? 'quarantine' : 'waiting');
    }
  }
  const count = (state: string) => states.filter((each) => each === state).length;
  expect(await search.counts(ME)).toMatchObject({
    waiting: count('waiting'),
    quarantine: count('quarantine'),
  });
});

test('a day begins at its first moment where midnight comes twice', async () => {
  const { search } = await openSearch([
    { name: 'On Saturday', at: '2026-10-24T23:59:00Z' },
    { name: 'On Sunday', at: '2026-10-25T00:30:00Z' },
  ]);
  const find = async (query: Partial<LeadQuery>) => {
    const inAzores = { me: ME, zone: 'Atlantic/Azores', size: 50 };
    const { rows } = await search.list({ ...ALL, ...query }, inAzores);
    return rows.map(({ name }) => name);
  };

  expect(await find({ since: '2026-10-25' })).toEqual(['On Sunday']);
  expect(await find({ until: '2026-10-24' })).toEqual(['On Saturday']);
});

test.for<[Partial<LeadQuery>, readonly string[]]>([
  [{ kind: 'Prospect' }, ['Scale', 'Basic']],
  [{ kind: 'Contact' }, ['By partner', 'From a page', 'From a fair']],
  [{ plan: 'Basic' }, ['Basic']],
  [{ plan: 'Gold' }, []],
  [{ kind: 'Contact', plan: 'Basic' }, []],
  [{ stage: 'Growing' }, ['Scale']],
  [{ stage: 'Shrinking' }, []],
  [{ source: 'fair' }, ['From a fair']],
  [{ source: 'search.example' }, ['From a page']],
  [{ source: '\0' }, []],
  [{ campaign: 'Autumn bakers' }, ['By partner', 'From a fair']],
  [{ campaign: "' or true --" }, []],
  [{ campaign: 'Autumn bakers', source: 'fair', sort: 'name' }, ['From a fair']],
  [{ with: ME }, ['Scale']],
  [{ with: 'nobody', kind: 'Prospect' }, ['Basic']],
  [{ with: 'me' }, []],
  [{ since: '2026-07-02' }, ['By partner', 'From a page']],
  [{ until: '2026-07-01' }, ['From a fair', 'Scale', 'Basic']],
  [{ since: '2026-07-02', until: '2026-07-02' }, ['From a page']],
  [
    { since: '2026-02-31', until: 'tomorrow' },
    ['By partner', 'From a page', 'From a fair', 'Scale', 'Basic'],
  ],
])('the filter %j finds %j', async ([filter, expected]) => {
  const { names, search } = await openSearch([
    {
      name: 'Basic',
      kind: 'Prospect',
      plan: 'Basic',
      stage: 'Startup',
      at: '2026-06-30T12:00:00Z',
    },
    {
      name: 'Scale',
      kind: 'Prospect',
      plan: 'Scale',
      stage: 'Growing',
      heldBy: ME,
      at: '2026-07-01T12:00:00Z',
    },
    // In London the day ends an hour before that of UTC.
    {
      name: 'From a fair',
      at: '2026-07-01T22:59:59Z',
      attribution: { source: 'fair', campaign: 'Autumn bakers' },
    },
    {
      name: 'From a page',
      at: '2026-07-01T23:00:00Z',
      attribution: { source: null, referrer: 'https://search.example/found' },
    },
    {
      name: 'By partner',
      at: '2026-07-03T09:00:00Z',
      attribution: { source: 'partner', campaign: 'Autumn bakers' },
    },
  ]);

  expect(await names(filter)).toEqual(expected);
  expect(await search.count({ ...ALL, ...filter }, OF)).toEqual({
    count: expected.length,
    isMore: false,
  });
});

test('tells leads with a booking from those without', async () => {
  const { ids, book, names, search } = await openSearch([
    { name: 'Booked' },
    { name: 'Cancelled' },
    { name: 'Held' },
    { name: 'Never' },
  ]);
  const [booked = '', cancelled = '', held = ''] = ids;
  await book(booked, 'BOOK-0001');
  await book(booked, 'BOOK-0002');
  await book(cancelled, 'BOOK-0003', 'cancelled');
  await book(held, 'BOOK-0004', 'held');

  expect(await names({ booking: 'yes' })).toEqual(['Booked']);
  expect(await names({ booking: 'no' })).toEqual(['Never', 'Held', 'Cancelled']);
  const { rows } = await search.list({ ...ALL, sort: 'oldest' }, { ...OF, size: 5 });
  expect(rows.map(({ booking }) => booking?.reference ?? null)).toEqual([
    'BOOK-0001',
    null,
    null,
    null,
  ]);
});

test.each([
  ['the next of those to come', 'BOOK-0001', 'BOOK-0002'],
  ['the last of those that are over', 'BOOK-0003', 'BOOK-0003'],
])('a row names one booking of its lead: %s', async (_, over, expected) => {
  const { ids, book, pool, search } = await openSearch([{ name: 'Booked' }]);
  const [booked = ''] = ids;
  await book(booked, 'BOOK-0001');
  await book(booked, 'HELD-0001', 'held');
  for (const reference of ['BOOK-0002', 'BOOK-0003']) await book(booked, reference);
  await book(booked, 'HELD-0002', 'held');
  await pool.query(
    `update bookings set starts_at = starts_at - by, ends_at = ends_at - by, blocked_until = blocked_until - by
      from (select ends_at - now() as by from bookings where reference = $1) as over`,
    [over],
  );

  const { rows } = await search.list(ALL, { ...OF, size: 5 });

  expect(rows.map(({ booking }) => booking?.reference)).toEqual([expected]);
});

test('a row holds what a list shows of a lead, and nothing else', async () => {
  const { ids, pool, search } = await openSearch([
    {
      name: 'Tamsin Ogilvie',
      business: 'Salt & Vinegar',
      kind: 'Prospect',
      plan: 'Growth',
      stage: 'Growing',
      state: 'lost',
      lostReason: 'price',
      heldBy: SOMEBODY,
      reference: 'B6YD-3HNA',
      at: '2026-11-20T16:40:00Z',
      attribution: { source: 'fair', landingPage: '/pricing' },
    },
  ]);
  await pool.query(
    `insert into deliveries (lead_id, kind, state) values ($1, 'provider', 'dead')`,
    ids,
  );

  const { rows } = await search.list(ALL, { ...OF, size: 5 });

  expect(rows).toEqual([
    {
      id: ids[0],
      reference: 'B6YD-3HNA',
      createdAt: new Date('2026-11-20T16:40:00Z'),
      version: 1,
      name: 'Tamsin Ogilvie',
      business: 'Salt & Vinegar',
      email: 'anna@example.com',
      phone: '+447700900123',
      kind: 'Prospect',
      plan: 'Growth',
      stage: 'Growing',
      state: 'lost',
      lostReason: 'price',
      heldBy: SOMEBODY,
      isQuarantined: false,
      isBinned: false,
      hasDeadLetter: true,
      source: 'fair',
      isDirect: true,
      landingPage: '/pricing',
      booking: null,
      releasedAt: null,
      answeredAfterMs: null,
    },
  ]);
});

test('lists the sources and campaigns that leads came from', async () => {
  const { search } = await openSearch([
    { attribution: { source: 'partner', campaign: 'Autumn bakers' } },
    { attribution: { source: null, referrer: 'https://search.example/found' } },
    { attribution: { source: 'partner', campaign: 'Spring florists' } },
    {},
  ]);

  expect(await search.options()).toEqual({
    sources: ['partner', 'search.example'],
    campaigns: ['Autumn bakers', 'Spring florists'],
  });
});

test('a page of our own that led to a lead is not where it came from', async () => {
  const own = { source: null, referrer: 'https://www.shop.example/pricing' };
  const { search, pool, store } = await openSearch([]);
  const id = await store({ attribution: own });
  await pool.query(`update leads set counted_source = 'unknown' where id = $1`, [id]);

  const { rows } = await search.list(ALL, { ...OF, size: 50 });
  expect(rows).toMatchObject([{ source: null }]);
  expect(await search.options()).toMatchObject({ sources: [] });
});

test('nor is one that led to a lead which counts nowhere', async () => {
  const own = { source: null, referrer: '/pricing' };
  const elsewhere = { source: null, referrer: 'https://search.example/found' };
  const { search } = await openSearch([
    { attribution: own },
    { attribution: elsewhere },
    {},
    { attribution: { landingPage: '/' } },
    { attribution: { campaign: 'Autumn bakers', landingPage: '/' } },
  ]);

  const { rows } = await search.list({ ...ALL, sort: 'oldest' }, { ...OF, size: 50 });
  expect(rows.map(({ source, isDirect }) => [source, isDirect])).toEqual([
    [null, false],
    ['search.example', false],
    [null, false],
    [null, true],
    ['Autumn bakers', true],
  ]);
  expect(await search.options()).toMatchObject({ sources: ['search.example'] });
});
