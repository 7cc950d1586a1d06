import { expect, test, vi } from 'vitest';

import { createCalendarClient } from './calendar-client.ts';
import { aReceipt, aSlot } from './testing/some-props.ts';

const managed = { path: '/bookings/DEMO-7F3K', signature: 'abc', step: 'look' } as const;
const booking = {
  start: aSlot().start,
  timeZone: 'Europe/London',
  name: 'Priya Sharma',
  email: 'priya@bramble.example',
  note: '',
};
const robot = { trap: '', token: 'a-token' };
const errorBody = (code: string) => ({
  success: false,
  error: { code, message: code, fields: [] },
});

const surroundings = {
  isOnline: () => true,
  now: () => new Date(0),
  wait: async () => undefined,
  random: () => 0.5,
};

function aClient(status: number, body: unknown) {
  const send = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  return { send, client: createCalendarClient({ ...surroundings, send }) };
}

test('books with the key of the content', async () => {
  const { send, client } = aClient(201, aReceipt());
  expect(await client.book(booking, 'a-key', robot)).toEqual({ kind: 'ok', receipt: aReceipt() });
  const [url, init] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/bookings');
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('a-key');
});

test('says beside a booking what is in the hidden field, and when the page was opened', async () => {
  const { send, client } = aClient(201, aReceipt());
  const headersOf = async (answers: Parameters<typeof client.book>[2]) => {
    send.mockClear();
    await client.book(booking, 'a-key', answers);
    const headers = new Headers(send.mock.calls[0]?.[1].headers);
    return [headers.get('form-trap'), headers.get('form-token')];
  };
  expect(await headersOf(robot)).toEqual([null, 'a-token']);
  expect(await headersOf({ trap: 'café\r\nx: \ud800', token: null })).toEqual([
    'caf%C3%A9%0D%0Ax%3A%20%EF%BF%BD',
    null,
  ]);
});

test('a taken time brings the nearest free ones', async () => {
  const { client } = aClient(409, { ...errorBody('slot_taken'), nearest: [aSlot()] });
  expect(await client.book(booking, 'a-key', robot)).toEqual({ kind: 'taken', nearest: [aSlot()] });
});

test('a time that is not offered brings the nearest free ones, to book and to move to', async () => {
  const { client } = aClient(422, { ...errorBody('slot_not_offered'), nearest: [aSlot()] });
  const refused = { kind: 'refused', text: 'slot_not_offered', nearest: [aSlot()] };
  expect(await client.book(booking, 'a-key', robot)).toMatchObject(refused);
  const to = { start: booking.start, timeZone: 'UTC' };
  expect(await client.move(managed, to)).toMatchObject(refused);
});

test('a refusal brings its text', async () => {
  const { client } = aClient(422, errorBody('idempotency_key_reused'));
  expect(await client.book(booking, 'a-key', robot)).toMatchObject({
    kind: 'refused',
    text: 'idempotency_key_reused',
    nearest: [],
  });
});

test.each([502, 200])(
  'an answer %i that is not what was asked for is a failure',
  async (status) => {
    const { client } = aClient(status, '<html>');
    expect(await client.book(booking, 'a-key', robot)).toEqual({ kind: 'failed' });
    expect(await client.move(managed, { start: booking.start, timeZone: 'UTC' })).toEqual({
      kind: 'failed',
    });
  },
);

test.each([
  [true, 'failed'],
  [false, 'offline'],
])('without an answer, online %s, it is %s', async (isOnline, kind) => {
  const send = () => Promise.reject(new TypeError('no network'));
  const client = createCalendarClient({ ...surroundings, send, isOnline: () => isOnline });
  expect(await client.book(booking, 'a-key', robot)).toEqual({ kind });
});

test('moving and cancelling are signed, and a link that is not good any more is told', async () => {
  const { send, client } = aClient(403, errorBody('booking_link_wrong'));
  const gone = { kind: 'gone', isUnknown: false };
  expect(await client.cancel(managed)).toEqual(gone);
  expect(await client.move(managed, { start: booking.start, timeZone: 'UTC' })).toEqual(gone);
  expect(send.mock.calls.map(([url]) => url)).toEqual([
    '/api/bookings/DEMO-7F3K/cancel?signature=abc',
    '/api/bookings/DEMO-7F3K/reschedule?signature=abc',
  ]);
});

test('a booking that was cancelled before counts as cancelled, and cannot be moved', async () => {
  const { client } = aClient(404, errorBody('unknown_booking'));
  expect(await client.cancel(managed)).toEqual({ kind: 'ok', receipt: null });
  expect(await client.move(managed, { start: booking.start, timeZone: 'UTC' })).toEqual({
    kind: 'gone',
    isUnknown: true,
  });
});

test('nothing counts as cancelled because a page is missing', async () => {
  const { client } = aClient(404, '<html>');
  expect(await client.cancel(managed)).toEqual({ kind: 'gone', isUnknown: false });
});

test('booking, moving, cancelling and looking are tried again after a passing fault', async () => {
  const { send, client } = aClient(502, '<html>');
  const query = { from: '2026-05-01', to: '2026-06-01', timeZone: 'UTC' };
  const triesOf = async (work: () => Promise<unknown>) => {
    send.mockClear();
    await work();
    return send.mock.calls.length;
  };
  expect(await triesOf(() => client.book(booking, 'a-key', robot))).toBe(3);
  expect(await triesOf(() => client.move(managed, { start: booking.start, timeZone: 'UTC' }))).toBe(
    3,
  );
  expect(await triesOf(() => client.findSlots(query, new AbortController().signal))).toBe(3);
  expect(await triesOf(() => client.cancel(managed))).toBe(3);
});

test('every call has a time limit', async () => {
  const { send, client } = aClient(200, aReceipt());
  await client.book(booking, 'a-key', robot);
  await client.move(managed, { start: booking.start, timeZone: 'UTC' });
  await client.cancel(managed);
  expect(send.mock.calls.map(([, { signal }]) => signal)).toEqual(
    Array.from({ length: 3 }, () => expect.any(AbortSignal)),
  );
});

test('free times are asked for by day and zone', async () => {
  const { send, client } = aClient(200, { success: true, timeZone: 'UTC', slots: [aSlot()] });
  const query = { from: '2026-05-01', to: '2026-06-01', timeZone: 'UTC' };
  const outcome = await client.findSlots(query, new AbortController().signal);
  expect(outcome).toEqual({ kind: 'ok', slots: [aSlot()] });
  expect(send.mock.calls[0]?.[0]).toBe('/api/slots?from=2026-05-01&to=2026-06-01&timeZone=UTC');
});

test('times that are asked for in quick succession, as by a held key, are fetched for the first and the last time', async () => {
  const { send, client } = aClient(200, { success: true, timeZone: 'UTC', slots: [] });
  const query = { from: '2026-05-01', to: '2026-06-01', timeZone: 'UTC' };
  const looks = [1, 2, 3, 4].map(() => new AbortController());
  const outcomes = looks.map(({ signal }) => client.findSlots(query, signal));
  looks.slice(0, -1).forEach((look) => look.abort());
  await Promise.allSettled(outcomes);
  expect(send).toHaveBeenCalledTimes(2);
});
