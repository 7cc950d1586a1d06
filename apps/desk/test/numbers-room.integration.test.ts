import { expect, test } from 'vitest';

import { dayOfWeek, storeCounts, weekBack, type StoredCount } from './stored-counts.ts';
import { startTestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

async function startRoom() {
  const desk = await startTestApp();
  return {
    desk,
    reader: await desk.signedIn('reader'),
    week: (back: number) => weekBack(desk, back),
  };
}

const wordsOf = (body: string) =>
  body
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll(/\s+/g, ' ');

async function read(browser: Browser, url = '/numbers'): Promise<string> {
  const { statusCode, body } = await browser.get(url);
  expect(statusCode).toBe(200);
  return wordsOf(body);
}

/** What somebody did who came by a campaign, as totals of a week. */
function aVisit(week: string, source = 'c:Sample campaign'): StoredCount[] {
  const of = (page: string, what: string, n: number, from: string = source) => ({
    week,
    page,
    what,
    source: from,
    n,
  });
  return [
    of('/pricing', 'seen', 203),
    of('/pricing', 'landed', 101),
    of('/pricing', 'sent-from', 17),
    of('/onboarding', 'seen', 62),
    of('/onboarding', 'begun:register', 43),
    of('/onboarding', 'step:register:2', 31),
    of('/onboarding', 'step:register:3', 26),
    of('/onboarding', 'sent:register', 21),
    of('/onboarding', 'answered:register:quarter', 6),
    of('/onboarding', 'answered:register:half', 10),
    of('/onboarding', 'answered:register:late', 5),
    of('/onboarding', 'won:register', 4),
    of('/onboarding', 'left:register:pincode', 12, ''),
    of('/onboarding', 'shown:register:pincode:pincodeRequired', 9, ''),
    of('/onboarding', 'lcp:narrow:0', 80, ''),
    of('/onboarding', 'lcp:narrow:3', 20, ''),
    of('/onboarding', 'lcp:wide:0', 19, ''),
    of('/pricing', 'robot', 3, ''),
  ];
}

test('before anything is counted it says what makes it count', async () => {
  const { reader } = await startRoom();
  const words = await read(reader);
  expect(words).toContain('Nothing counted yet');
  expect(words).toContain('COUNTING=no');
});

test('tells how far visits came, in fives, with what has to be too few', async () => {
  const { desk, reader, week } = await startRoom();
  await storeCounts(desk, aVisit(week(2)));
  const words = await read(reader);
  expect(words).toContain('20 wrote in four weeks; half heard within 1 h.');
  expect(words).toContain('Of 265 pages seen came 20 leads, of which under 5 were won.');
  expect(words).toMatch(/Form begun 40 15% of pages seen/);
  expect(words).toMatch(/Won under 5 Too few to tell of those who sent/);
  expect(words).toMatch(/\/onboarding 60 40 25 20 15 under 5/);
  expect(words).toMatch(/Pages without a form 20[05] no form/);
  expect(words).toMatch(/Sample campaign campaign 265 40 25 20 15 under 5/);
  expect(words).toMatch(/\/pricing 200 100 15 under 5/);
  expect(words).toMatch(/Pincode Register, step 2 \d+%, 10 of 30 “Pincode is required”/);
  expect(words).toContain('80% good, under 5 need work, 20% poor');
  expect(words).toContain('1 of 1 are good for at least three visits in four.');
  expect(words).not.toContain('100% good');
  expect(words).toContain('within four of the truth, too low or too high');
  expect(words).toContain('3 pages asked for by robots left out');
});

test('of those who sent so many were won, answered in time or not', async () => {
  const { desk, reader, week } = await startRoom();
  const of = (what: string, n: number) => ({
    week: week(2),
    page: '/enquiry',
    source: 'direct',
    what,
    n,
  });
  await storeCounts(desk, [
    of('seen', 200),
    of('begun:enquiry', 100),
    of('sent:enquiry', 50),
    of('answered:enquiry:half', 10),
    of('answered:enquiry:late', 10),
    of('won:enquiry', 25),
  ]);
  const words = await read(reader);
  expect(words).toMatch(/Answered in time 10 20% of those who sent/);
  expect(words).toMatch(/Won 25 50% of those who sent/);
  expect(words).toContain('50 wrote in four weeks.');
  expect(words).toContain('1 h Half of those answered heard within this');
});

test('a page, a source and a period narrow it, and what they have nothing of is said', async () => {
  const { desk, reader, week } = await startRoom();
  await storeCounts(desk, [...aVisit(week(2)), ...aVisit(week(20), 'h:news.example')]);
  const pricing = await read(reader, '/numbers?page=/pricing');
  expect(pricing).toContain('There is no form on /pricing.');
  expect(pricing).toMatch(/Page seen 205/);
  expect(await read(reader, '/numbers?campaign=h:news.example')).toContain('Too few to tell');
  const all = `/numbers?from=${week(104)}&to=${week(0)}`;
  expect(await read(reader, `${all}&campaign=h:news.example`)).toMatch(/Page seen 265/);
  expect(await read(reader, all)).toMatch(/Page seen 530/);
  expect(await read(reader, `/numbers?from=x&page=%27&campaign=z&compare=9`)).toMatch(
    /Page seen 265/,
  );
});

test('compares with the weeks before, says how much more or fewer, and names a source that only sent', async () => {
  const { desk, reader, week } = await startRoom();
  const one = { page: '/', what: 'seen', source: 'direct' };
  await storeCounts(desk, [
    { ...one, week: week(6), n: 100 },
    { ...one, week: week(2), n: 130 },
    { ...one, week: week(2), what: 'landed', n: 40 },
    { week: week(2), page: '/enquiry', what: 'sent:enquiry', source: 'unknown', n: 10 },
  ]);
  const words = await read(reader, '/numbers?compare=previous');
  expect(words).toContain('was 100, 30 more');
  expect(words).toContain('was under 5');
  expect(words).toContain('under 5 before');
  expect(words).toContain('Not known it is not known where the visit began');
  expect(words).toContain('Dashed outlines are the period compared with.');
  expect(await read(reader, '/numbers?compare=year')).toContain(
    'Part of the period compared with lies before',
  );
});

test('says on which days counting was off, what was dropped, and which process was lost', async () => {
  const { desk, reader, week } = await startRoom();
  await storeCounts(desk, [...aVisit(week(4)), ...aVisit(week(2))]);
  const [off, lost] = [dayOfWeek(week(2), 1), dayOfWeek(week(2), 3)];
  await desk.pool.query(`delete from counting_days where day in ($1, $1::date + 1)`, [off]);
  await desk.pool.query(
    `update counting_days set dropped = 12, lost_processes = 1 where day = $1`,
    [lost],
  );
  const words = await read(reader);
  expect(words).toContain('Some of this period is missing.');
  // A day of another year than today's is told with its year.
  expect(words).toMatch(/From \d+ \w+(?: \d{4})? to \d+ \w+(?: \d{4})? counting was off\./);
  expect(words).toMatch(/On \d+ \w+(?: \d{4})? at least 12 counts gave way to leads/);
  expect(words).toMatch(
    /On \d+ \w+(?: \d{4})? a process ended without warning: its last ten seconds are missing\./,
  );
});

test('says what the period compared with lacks', async () => {
  const { desk, reader, week } = await startRoom();
  await storeCounts(desk, [...aVisit(week(8)), ...aVisit(week(2))]);
  await desk.pool.query(`delete from counting_days where day = $1`, [dayOfWeek(week(6), 1)]);
  const gap = /Of the period compared with: on \d+ \w+(?: \d{4})? counting was off\./;
  expect(await read(reader, '/numbers?compare=previous')).toMatch(gap);
  expect(await read(reader, '/numbers?compare=none')).not.toContain('Of the period compared with:');
});

test('no address tells of fewer than five, and whatever is taken from each other is a multiple of five', async () => {
  const { desk, reader, week } = await startRoom();
  const counts = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((back) =>
    ['c:Sample campaign', 'direct', 'h:news.example'].flatMap((source, at) => [
      { week: week(back), page: '/enquiry', what: 'seen', source, n: back + at },
      { week: week(back), page: '/enquiry', what: 'begun:enquiry', source, n: 1 + (back % 4) },
      { week: week(back), page: '/enquiry', what: 'sent:enquiry', source, n: 1 + (back % 2) },
    ]),
  );
  await storeCounts(desk, counts);
  const { numbers } = desk.services;
  const told: number[] = [];
  for (const first of [8, 7, 6, 5, 4, 3, 2, 1]) {
    for (const source of [null, 'direct', 'c:Sample campaign']) {
      const of = { page: null, source, compared: null, today: week(0) };
      const view = await numbers.read({ weeks: { first: week(first), end: week(0) }, ...of });
      told.push(
        ...Object.values(view.stages).map(({ now }) => now),
        ...view.byWeek.flatMap(({ stages }) => Object.values(stages).map(({ now }) => now)),
        ...view.bySource.flatMap(({ stages }) => Object.values(stages).map(({ now }) => now)),
      );
      const truth = counts
        .filter((row) => row.what === 'seen' && row.week >= week(first))
        .filter((row) => source === null || row.source === source)
        .reduce((sum, { n }) => sum + n, 0);
      expect(Math.abs(view.stages.seen.now - truth)).toBeLessThan(5);
    }
  }
  expect(told.length).toBeGreaterThan(300);
  expect(told.filter((total) => total % 5 !== 0)).toEqual([]);
  expect(await read(reader, `/numbers?from=${week(8)}&to=${week(1)}`)).not.toMatch(
    /(?:Seen|Begun|Sent|Won) [1-4] (?![A-Z][a-z]{2} )/,
  );
});

test('what is told of a week stays as it was when older weeks are removed', async () => {
  const { desk, week } = await startRoom();
  const one = { page: '/', what: 'seen', source: 'direct' };
  await storeCounts(
    desk,
    [30, 29, 28, 3, 2, 1].map((back) => Object.assign({ week: week(back), n: 3 + back }, one)),
  );
  const { numbers } = desk.services;
  const ask = async () => {
    const weeks = { first: week(4), end: week(0) };
    const view = await numbers.read({
      weeks,
      compared: null,
      page: null,
      source: null,
      today: week(0),
    });
    return view.byWeek.map(({ stages }) => stages.seen.now);
  };
  const before = await ask();
  await desk.pool.query(`delete from week_counts where week < $1`, [week(20)]);
  expect(await ask()).toEqual(before);
});

test('a site and a page whose weeks are all removed are named no more', async () => {
  const { desk, reader, week } = await startRoom();
  const one = { page: '/', what: 'seen', source: 'direct', n: 9 };
  await storeCounts(desk, [
    { ...one, week: week(30), page: '/old-page', source: 'h:old.example', n: 8 },
    { ...one, week: week(2) },
  ]);
  await desk.pool.query(`delete from week_counts where week < $1`, [week(20)]);
  const left = await desk.pool.query(`select n from week_counts where source = 'h:old.example'`);
  expect(left.rows).toMatchObject([{ n: '3' }, { n: '3' }]);

  const of = { weeks: { first: week(4), end: week(0) }, compared: null, today: week(0) };
  const view = await desk.services.numbers.read({ ...of, page: null, source: null });
  expect([view.pages, view.sources]).toEqual([['/'], ['direct']]);
  expect(await read(reader)).not.toMatch(/old\.example|\/old-page/);
});

test('exports what is told, and the log says who did', async () => {
  const { desk, week } = await startRoom();
  const owner = await desk.signedIn('owner');
  await storeCounts(desk, aVisit(week(2)));
  await storeCounts(desk, [
    { week: week(2), page: '/', what: 'seen', source: 'c:=cmd|calc', n: 40 },
    { week: week(2), page: '/onboarding', what: 'left:register:email', source: '', n: 40 },
  ]);
  const { statusCode, headers, body } = await owner.post('/numbers/export', {
    from: week(4),
    to: week(1),
  });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/filename="numbers-\d{4}-\d\d-\d\d\.csv"/);
  const lines = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines[0]).toBe('"week","page","what","source","total"');
  expect(lines).toContain(`"${week(2)}","/onboarding","sent:register","*","20"`);
  expect(lines).toContain(`"${week(2)}","*","seen","*","305"`);
  expect(lines.filter((line) => line.includes('won:'))).toEqual([]);
  for (const line of lines.slice(1)) expect(Number(line.split('"').at(-2)) % 5).toBe(0);
  expect((await desk.readLog()).at(-1)).toMatchObject({ act: 'numbers_exported' });

  const ofOne = await owner.post('/numbers/export', { campaign: 'c:Sample campaign' });
  expect(ofOne.body).toContain(
    `"${week(2)}","/onboarding","sent:register","c:Sample campaign","20"`,
  );
  expect(ofOne.body).toContain(`"${week(2)}","/onboarding","left:register:email","*","40"`);

  const other = await owner.post('/numbers/export', { campaign: 'c:=cmd|calc' });
  expect(other.body).toMatch(/"c:=cmd\|'?calc","40"/);
});

test('owners alone export totals, and only who has just shown who they are', async () => {
  const { desk, reader, week } = await startRoom();
  const owner = await desk.signedIn('owner');
  await storeCounts(desk, aVisit(week(2)));
  expect(await read(reader)).not.toContain('Export totals');
  expect(await read(owner)).toContain('Export totals');

  expect((await reader.post('/numbers/export', {})).statusCode).toBe(403);
  desk.clock.advance(10 * 60_000);
  const late = await owner.post('/numbers/export', {});
  expect([late.statusCode, late.headers.location]).toEqual([307, '/prove?to=%2Fnumbers%2Fexport']);
});
