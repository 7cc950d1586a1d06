import { expect, test } from 'vitest';

import { describeHealth } from './describe-health.ts';

type Health = Parameters<typeof describeHealth>[0];

/** A Monday morning in winter. */
const READ_AT = new Date('2026-11-30T09:40:00Z');
const TODAY = new Date('2026-11-30T09:35:00Z');
const NEXT = new Date('2026-11-30T09:45:00Z');
const SATURDAY = new Date('2026-11-28T10:05:00Z');
const SATURDAY_NEXT = new Date('2026-11-28T10:15:00Z');

function aHealth({ trial, ...changes }: Partial<Omit<Health, 'trial'>> & Pick<Health, 'trial'>) {
  return {
    readAt: READ_AT,
    zone: 'Europe/London',
    trial,
    mailedAt: TODAY,
    crm: { calledAt: TODAY, failures: 0, openUntil: null },
    today: { accepted: 3, notAtOnce: 0 },
    longest: null,
    ...changes,
  };
}

function aTrial(state: Health['trial']['state'], throughAt: Date, nextAt: Date) {
  return { state, throughAt, throughMs: 4_000, underWayAt: throughAt, nextAt };
}

const MAIL = {
  state: {
    kind: 'server',
    host: 'mail.shop.example:587',
    isEncrypted: true,
    hasLogin: true,
    isLocal: false,
  },
  askedAt: TODAY,
} as const;

function wordsOf(health: Health): string[] {
  return describeHealth(health, MAIL).tiles.map(({ word, detail }) => `${word}: ${detail}`);
}

test('what was and will be today is told by its hour', () => {
  const health = aHealth({ trial: aTrial('through', TODAY, NEXT) });
  expect(wordsOf(health).slice(0, 3)).toEqual([
    'Came through at 09:35: In 4 seconds. The next goes at 09:45.',
    'Accepting: Last accepted 09:35. Asked at 09:35.',
    'In step: Last contact 09:35.',
  ]);
});

test('what was on another day is told with the day', () => {
  const health = aHealth({
    trial: aTrial('through', SATURDAY, SATURDAY_NEXT),
    mailedAt: SATURDAY,
    crm: { calledAt: new Date('2026-10-02T15:10:00Z'), failures: 0, openUntil: null },
  });
  expect(wordsOf(health).slice(0, 3)).toEqual([
    'Came through on Sat 28 Nov, 10:05: In 4 seconds. The next goes on Sat 28 Nov, 10:15.',
    'Accepting: Last accepted Sat 28 Nov, 10:05. Asked at 09:35.',
    'In step: Last contact Fri 2 Oct, 16:10 BST.',
  ]);
});

test.each([
  [
    'stopped',
    'None since Sat 28 Nov, 10:05: The next was due on Sat 28 Nov, 10:15.',
    'No trial lead was sent since Sat 28 Nov, 10:05.',
  ],
  [
    'late',
    'Late since Sat 28 Nov, 10:05: Last one through: Sat 28 Nov, 10:05.',
    'The trial lead of Sat 28 Nov, 10:05 did not come through',
  ],
] as const)('trial leads that are %s since another day are told with it', (state, tile, alert) => {
  const health = aHealth({ trial: aTrial(state, SATURDAY, SATURDAY_NEXT) });
  expect(wordsOf(health)[0]).toBe(tile);
  const said = describeHealth(health, MAIL).alert;
  expect(said?.words).toContain(alert);
  expect(said?.more).toContain('Last one through: Sat 28 Nov, 10:05 GMT.');
});
