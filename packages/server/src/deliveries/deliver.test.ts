import { pino } from 'pino';
import { expect, test } from 'vitest';

import { fakeClock } from '../../test/fake-clock.ts';
import { ApiError } from '../http/api-error.ts';
import { createDeliver } from './deliver.ts';
import type { ClaimedDelivery } from './delivery.ts';

const CLAIMED: ClaimedDelivery = {
  id: '1',
  kind: 'visitor',
  leadId: '2',
  bookingId: null,
  partId: null,
  payload: null,
  attempt: 1,
  ageMs: 0,
  turn: null,
  resends: 0,
};

/** An attempt that lasts until it is ended, and what was written meanwhile. */
function aLongAttempt() {
  const clock = fakeClock();
  const written: string[] = [];
  const told: string[] = [];
  const state: { isAway: boolean; fault: Error | null } = { isAway: false, fault: null };
  const write = (what: string) => async () => {
    if (state.isAway) throw new ApiError('storage_unavailable', 'away');
    if (state.fault) throw state.fault;
    written.push(what);
  };
  const answer = Promise.withResolvers<string>();
  const deliver = createDeliver({
    store: {
      renewLease: write('renewed'),
      markDone: write('done'),
      markUnneeded: write('unneeded'),
      markDead: write('dead'),
      retry: write('retry'),
      keepTurn: write('turn'),
      postpone: write('postponed'),
    },
    handlers: [
      {
        kind: 'visitor',
        about: 'lead',
        to: 'visitor',
        lane: 'mail',
        label: 'mail',
        send: async () => ({ kind: 'done', reply: await answer.promise }),
      },
    ],
    clock,
    log: pino({}, { write: (line) => void told.push(line) }),
    random: () => 0,
    onAttempt: () => undefined,
  });
  const ended = deliver(CLAIMED);
  return {
    state,
    written,
    told,
    ended,
    answer,
    async pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1_000);
        await new Promise(setImmediate);
      }
    },
  };
}

test('an attempt that takes minutes keeps its delivery from others until it ends', async () => {
  const { written, ended, answer, pass } = aLongAttempt();
  await pass(65);
  expect(written).toEqual(Array.from({ length: 6 }, () => 'renewed'));

  answer.resolve('250 taken');
  await ended;
  await pass(65);

  expect(written).toEqual([...Array.from({ length: 6 }, () => 'renewed'), 'done']);
});

test('an attempt that hangs is no longer kept from others in the end', async () => {
  const { written, pass } = aLongAttempt();
  await pass(300);
  const count = written.length;
  await pass(300);
  expect(written).toHaveLength(count);
});

test('a lease is renewed as soon as a database that was away is back', async () => {
  const { state, written, pass } = aLongAttempt();
  await pass(20);
  state.isAway = true;
  await pass(15);
  state.isAway = false;
  await pass(1);
  expect(written).toEqual(['renewed', 'renewed', 'renewed']);
});

test('a database that is away is told once, however often a lease is tried', async () => {
  const { state, told, pass } = aLongAttempt();
  state.isAway = true;
  await pass(30);
  expect(told).toHaveLength(1);
  state.isAway = false;
  await pass(1);
  state.isAway = true;
  await pass(30);
  expect(told).toHaveLength(2);
});

test('a lease whose renewal fails for another reason is tried at the usual pace', async () => {
  const { state, written, pass } = aLongAttempt();
  await pass(5);
  state.fault = new Error('no such column');
  await pass(6);
  state.fault = null;
  await pass(5);
  expect(written).toEqual([]);
  await pass(5);
  expect(written).toEqual(['renewed']);
});

test('a lease is renewed until how its attempt ended is recorded', async () => {
  const { state, written, ended, answer, pass } = aLongAttempt();
  await pass(5);
  answer.resolve('250 taken');
  state.isAway = true;
  await pass(6);
  state.isAway = false;
  await pass(1);
  await ended;
  expect(written.toSorted()).toEqual(['done', 'renewed']);
});

test('what the database kept from being tried is no attempt', async () => {
  const { written, ended, answer } = aLongAttempt();
  answer.reject(Object.assign(new Error('canceling statement'), { code: '57014' }));
  await ended;
  expect(written).toEqual(['postponed']);
});

test('how an attempt ended is recorded however long the database was away, which is told once', async () => {
  const { state, written, told, ended, answer, pass } = aLongAttempt();
  answer.resolve('250 taken');
  state.isAway = true;
  await pass(600);
  state.isAway = false;
  await pass(1);
  await ended;
  expect(written).toContain('done');
  expect(told).toHaveLength(2);
});
