import { setImmediate as turn } from 'node:timers/promises';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { fakeClock } from '../../test/fake-clock.ts';
import { defineDelivery } from './define-delivery.ts';
import type { ClaimedDelivery, Outcome } from './delivery.ts';
import { workDeliveries, type LaneLimits } from './work-deliveries.ts';

const STEP_MS = 10;

const LETTER = defineDelivery({
  kind: 'letter',
  about: 'lead',
  to: 'visitor',
  lane: 'mail',
  label: 'letter',
});
const CALL = defineDelivery({
  kind: 'call',
  about: 'lead',
  to: 'crm',
  lane: 'crm',
  label: 'call',
});
const send = async (): Promise<Outcome> => ({ kind: 'done', reply: '' });

type Options = {
  readonly lanes: readonly LaneLimits[];
  /** How long the database takes for a claim. */
  readonly claimMs: (kind: string) => number;
  readonly isEmpty?: boolean;
};

/** Workers before an outbox that never gets empty, or is. */
function workAFlood({ lanes, claimMs, isEmpty = false }: Options) {
  const clock = fakeClock();
  const claimed: string[] = [];
  const looks = { claims: 0, orphans: 0 };
  const work = workDeliveries({
    lanes,
    handlers: [
      { ...LETTER, send },
      { ...CALL, send },
    ],
    store: {
      claimDue: async ([kind = ''], count) => {
        looks.claims += 1;
        await clock.sleep(claimMs(kind));
        if (isEmpty) return [];
        claimed.push(...Array.from({ length: count }, () => kind));
        return Array.from({ length: count }, (): ClaimedDelivery => {
          return {
            id: '',
            kind,
            leadId: null,
            bookingId: null,
            partId: null,
            payload: {},
            attempt: 1,
            ageMs: 0,
            turn: null,
            resends: 0,
          };
        });
      },
      releaseOrphans: async () => {
        looks.orphans += 1;
        return 0;
      },
    },
    session: { owner: async () => ({ number: 1, since: '' }) },
    deliver: async () => undefined,
    clock,
    log: pino({ enabled: false }),
  });

  async function pass(ms: number, onStep = () => {}): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      clock.advance(STEP_MS);
      onStep();
      await turn();
    }
  }

  onTestFinished(async () => {
    const stopped = work.stop();
    await pass(10_000);
    await stopped;
  });
  return {
    work,
    looks,
    pass,
    countOf: (kind: string) => claimed.filter((one) => one === kind).length,
  };
}

test('begins as many attempts in a second as its lane may, however much is due', async () => {
  const lanes = [{ lane: 'mail', atOnce: 20, perSecond: 20 }] as const;
  const { countOf, pass } = workAFlood({ lanes, claimMs: () => STEP_MS });

  await pass(10_000);

  expect(countOf('letter')).toBeGreaterThan(180);
  expect(countOf('letter')).toBeLessThanOrEqual(220);
});

test('gives way where the database is slow: it is asked for a fifth of the time at most', async () => {
  const lanes = [{ lane: 'mail', atOnce: 20, perSecond: 10_000 }] as const;
  const quick = workAFlood({ lanes, claimMs: () => STEP_MS });
  const slow = workAFlood({ lanes, claimMs: () => 500 });

  await quick.pass(10_000);
  await slow.pass(10_000);

  expect(slow.countOf('letter')).toBeLessThanOrEqual(100);
  expect(quick.countOf('letter')).toBeGreaterThan(10 * slow.countOf('letter'));
});

test('mails do not wait for a lane whose claims are slow', async () => {
  const lanes = [
    { lane: 'mail', atOnce: 20, perSecond: 20 },
    { lane: 'crm', atOnce: 10, perSecond: 20 },
  ] as const;
  const { countOf, pass } = workAFlood({
    lanes,
    claimMs: (kind) => (kind === 'call' ? 2_000 : STEP_MS),
  });

  await pass(10_000);

  expect(countOf('letter')).toBeGreaterThan(180);
  expect(countOf('call')).toBeLessThanOrEqual(20);
});

test('asks for several at a time while more is due than the pace allows', async () => {
  const lanes = [{ lane: 'mail', atOnce: 20, perSecond: 20 }] as const;
  const { countOf, looks, pass } = workAFlood({ lanes, claimMs: () => STEP_MS });

  await pass(10_000);

  expect(countOf('letter')).toBeGreaterThan(180);
  expect(looks.claims).toBeLessThanOrEqual(45);
});

test('asks the database ten times a second at most, however often something is stored', async () => {
  const lanes = [{ lane: 'mail', atOnce: 20, perSecond: 1_000 }] as const;
  const { work, looks, pass } = workAFlood({ lanes, claimMs: () => 1, isEmpty: true });

  await pass(10_000, work.wake);

  expect(looks.claims).toBeGreaterThan(50);
  expect(looks.claims).toBeLessThanOrEqual(100);
  expect(looks.orphans).toBeLessThanOrEqual(6);
});

test('asks the database about once a second while nothing is due, and at once when something is stored', async () => {
  const lanes = [{ lane: 'mail', atOnce: 20, perSecond: 1_000 }] as const;
  const { work, looks, pass } = workAFlood({ lanes, claimMs: () => 1, isEmpty: true });

  await pass(10_000);

  expect(looks.claims).toBeGreaterThan(8);
  expect(looks.claims).toBeLessThanOrEqual(12);
  const before = looks.claims;
  work.wake();
  await pass(3 * STEP_MS);
  expect(looks.claims).toBe(before + 1);
});
