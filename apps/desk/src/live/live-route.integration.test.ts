import { connect } from 'node:net';

import type { Role } from '@high-street/people';
import { systemClock } from '@high-street/server';
import { createHttpApp } from '@high-street/server/http';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';

import { createPresence, createPresenceBoard } from '#/presence/index.ts';

import { openEvents } from '../../test/event-reader.ts';
import { startLiveDatabase } from '../../test/live-database.ts';
import { addLiveRoute, createChangeReader, createLiveFeed, createLiveHub } from './index.ts';

type Live = Awaited<ReturnType<typeof startLiveDatabase>>;

const OWNER = '01980000-0000-7000-8000-000000000001';
const MEMBER = '01980000-0000-7000-8000-000000000002';
const log = pino({ enabled: false });

const changesSchema = z.array(
  z.object({
    record: z.string(),
    id: z.string(),
    kind: z.string(),
  }),
);

function readChanges(event: { readonly data: string } | null) {
  return changesSchema.parse(JSON.parse(event?.data ?? 'null'));
}

/** A process that answers `/live`, to whomever the header names as `session person role`. */
async function startProcess({ db }: Live, ended: ReadonlySet<string> = new Set()) {
  const clock = {
    now: systemClock.now,
    sleep: (ms: number, signal?: AbortSignal) => systemClock.sleep(ms / 20, signal),
  };
  const hub = createLiveHub({
    feed: createLiveFeed({ reader: createChangeReader(db), clock }),
    board: createPresenceBoard({ presence: createPresence({ db, clock }), clock }),
    findOpen: async (ids) => new Set(ids).difference(ended),
    clock,
    log,
  });
  const app = createHttpApp(log);
  addLiveRoute(app, {
    hub,
    version: 'current',
    async findListener({ headers }) {
      const [sessionId = '', personId = '', role] = String(headers['x-listener']).split(' ');
      return { sessionId, personId, role: z.custom<Role>().parse(role) };
    },
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const open = (
    listener = `s1 ${OWNER} owner`,
    headers: Readonly<Record<string, string>> = {},
    query = '',
  ) => openEvents(`${origin}/live${query}`, { 'x-listener': listener, ...headers });
  return { app, hub, origin, open };
}

test('tells an open page of what happens, and proxies to let it through at once', async () => {
  const live = await startLiveDatabase();
  const { open } = await startProcess(live);
  const { response, next, nextOf } = await open();

  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-accel-buffering')).toBe('no');
  const first = await next();
  expect(Number(first?.retry)).toBeGreaterThanOrEqual(1_000);
  expect(Number(first?.retry)).toBeLessThanOrEqual(10_000);
  await live.addEvent('stored');
  expect(readChanges(await nextOf('changes'))).toEqual([
    { record: 'lead', id: live.leadId, kind: 'stored' },
  ]);
});

test('a page that comes back to another process goes on exactly where it was', async () => {
  const live = await startLiveDatabase();
  const [one, other] = [await startProcess(live), await startProcess(live)];
  const before = await one.open();
  await before.next();
  const late = await live.begin();
  await live.addEvent('late', late.client);
  await live.addEvent('told');
  const told = await before.nextOf('changes');
  before.close();
  await live.addEvent('missed');
  await late.end('commit');

  const after = await other.open(undefined, { 'last-event-id': told?.id ?? '' });
  const missed = readChanges(await after.nextOf('changes'));
  await live.addEvent('next');
  const next = readChanges(await after.nextOf('changes'));
  expect(readChanges(told).map(({ kind }) => kind)).toEqual(['told']);
  expect(missed.map(({ kind }) => kind)).toEqual(['late', 'missed']);
  expect(next.map(({ kind }) => kind)).toEqual(['next']);
});

test('a page from another build is told so before anything else, and one from the same is not', async () => {
  const live = await startLiveDatabase();
  const { open } = await startProcess(live);
  const [older, same, silent] = [
    await open(undefined, {}, '?version=older'),
    await open(undefined, {}, '?version=current'),
    await open(),
  ];
  await live.addEvent('stored');

  const eventsOf = async ({ next }: typeof older) => {
    const [, first, second] = [await next(), await next(), await next()];
    return [first?.event, second?.event];
  };
  expect(await eventsOf(older)).toEqual(['outdated', 'changes']);
  for (const page of [same, silent]) {
    await page.next();
    expect((await page.next())?.event).toBe('changes');
  }
});

test('a page with a place that cannot be read is told to read everything again', async () => {
  const { open } = await startProcess(await startLiveDatabase());
  const { nextOf } = await open(undefined, { 'last-event-id': 'long ago' });
  expect(await nextOf('many')).not.toBeNull();
});

test('the log is told to owners, and to others as far as it is about themselves', async () => {
  const live = await startLiveDatabase();
  const { open } = await startProcess(live);
  const owner = await open();
  const member = await open(`s2 ${MEMBER} member`);
  await owner.next();
  await member.next();
  await live.addAct('role_changed', OWNER);
  await live.addAct('person_changed', MEMBER);

  const told = [...readChanges(await owner.nextOf('changes'))];
  while (told.length < 2) told.push(...readChanges(await owner.nextOf('changes')));
  expect(told.map(({ kind }) => kind)).toEqual(['role_changed', 'person_changed']);
  expect(readChanges(await member.nextOf('changes'))).toEqual([
    { record: 'person', id: MEMBER, kind: 'person_changed' },
  ]);
});

test.for(['owner', 'member', 'reader'])(
  'the page of role %s is told what happens to bookings, by reference and act',
  async (role) => {
    const live = await startLiveDatabase();
    const { open } = await startProcess(live);
    const page = await open(`s1 ${MEMBER} ${role}`);
    await page.next();
    await live.addBookingAct('booking_moved', 'AAAAA-11111');

    const told: unknown = JSON.parse((await page.nextOf('changes'))?.data ?? 'null');
    expect(told).toEqual([
      {
        record: 'booking',
        id: 'AAAAA-11111',
        kind: 'booking_moved',
        personId: null,
        givenTo: null,
      },
    ]);
  },
);

test('the stream of an ended session is told so and ends, the others go on', async () => {
  const live = await startLiveDatabase();
  const ended = new Set<string>();
  const { open } = await startProcess(live, ended);
  const mine = await open();
  const theirs = await open(`s2 ${MEMBER} member`);
  await theirs.next();
  ended.add('s1');

  expect(await mine.nextOf('signed-out')).not.toBeNull();
  await live.addEvent('secret');
  expect(await mine.next()).toBeNull();
  expect(readChanges(await theirs.nextOf('changes'))).toHaveLength(1);
});

test('a session has six streams at most, and room for another as soon as one is closed', async () => {
  const { open, hub } = await startProcess(await startLiveDatabase());
  const six = await Promise.all(Array.from({ length: 6 }, () => open()));
  expect(six.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await open()).response.status).toBe(429);
  expect((await open(`s2 ${MEMBER} member`)).response.status).toBe(200);

  six[0]?.close();
  await expect.poll(() => hub.count()).toBe(6);
  expect((await open()).response.status).toBe(200);
});

test.for([
  ['after a while', 16_000],
  ['once the clock is set back', -3_600_000],
] as const)('a silent stream says %s that it is there, and where it is', async ([, passed]) => {
  const live = await startLiveDatabase();
  const now = vi.spyOn(systemClock, 'now');
  onTestFinished(() => now.mockRestore());
  const { open } = await startProcess(live);
  const { next } = await open();
  await next();
  now.mockImplementation(() => new Date(Date.now() + passed));
  const beat = await next();
  expect(beat).toMatchObject({ event: 'beat', data: '[]' });
  expect(beat?.id).not.toBe('');
});

test('a page of somebody who was signed in before is told that alone', async () => {
  const live = await startLiveDatabase();
  const { hub, open } = await startProcess(live);
  const { next } = await open(`s1 ${OWNER} owner`, {}, `?me=${MEMBER}`);
  expect(await next()).toMatchObject({ event: 'other-person' });
  expect(await next()).toBeNull();
  expect(hub.count()).toBe(0);
  const own = await open(`s1 ${OWNER} owner`, {}, `?me=${OWNER}`);
  expect(await own.next()).toMatchObject({ event: '' });
});

test('a reader that does not read is dropped, and the others go on', async () => {
  const live = await startLiveDatabase();
  const { origin, hub, open } = await startProcess(live);
  const slow = connect(Number(new URL(origin).port), '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  slow.pause();
  slow.write(`GET /live HTTP/1.1\r\nhost: desk\r\nx-listener: s1 ${OWNER} owner\r\n\r\n`);
  await expect.poll(() => hub.count()).toBe(1);
  const quick = await open(`s2 ${MEMBER} member`);
  const isTold = async (kind: string) => {
    for (;;) {
      const event = await quick.nextOf('changes');
      if (event === null) return false;
      if (readChanges(event).some((change) => change.kind === kind)) return true;
    }
  };
  const goesOn = isTold('after');

  await vi.waitFor(
    async () => {
      await live.addEvent('x'.repeat(40_000));
      expect(hub.count()).toBe(1);
    },
    { timeout: 50_000, interval: 20 },
  );
  await live.addEvent('after');
  expect(await goesOn).toBe(true);
});

test('closing the process ends every stream', async () => {
  const live = await startLiveDatabase();
  const { app, open, hub } = await startProcess(live);
  const { next } = await open();
  await next();
  await app.close();
  expect(await next()).toBeNull();
  expect(hub.count()).toBe(0);
});

test('the page of a lead is told who else has it open, whichever process they are on', async () => {
  const live = await startLiveDatabase();
  await live.pool.query(
    `insert into people (id, email, mailbox, name, role) values
       ($1, 'mara@shop.example', 'mara@shop.example', 'Mara Ellison', 'owner'),
       ($2, 'tom@shop.example', 'tom@shop.example', 'Tom Okafor', 'member')`,
    [OWNER, MEMBER],
  );
  const [one, other] = [await startProcess(live), await startProcess(live)];
  const openLead = ({ origin }: typeof one, listener: string) =>
    openEvents(`${origin}/live?lead=7Q4M-2XKP`, { 'x-listener': listener });
  await openLead(other, `s2 ${MEMBER} member`);
  const mine = await openLead(one, `s1 ${OWNER} owner`);

  await expect.poll(async () => (await mine.nextOf('present'))?.data).toContain('Tom Okafor');
});
