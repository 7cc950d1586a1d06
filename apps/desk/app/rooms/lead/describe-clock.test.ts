import { createOfficeClock, heldUntil, type LeadHold } from '@high-street/leads';
import { anAvailability } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { describeClock, describeTick, findFirstAnswer } from './describe-clock.ts';

const office = createOfficeClock(anAvailability({ timeZone: 'Europe/London' }), {
  targetMinutes: 120,
});
const ANSWERED_AT = new Date('2026-11-23T11:00:00.000Z');
const LEAD = {
  quarantinedFor: null,
  releasedAt: null,
  createdAt: new Date('2026-11-23T10:00:00Z'),
  answeredAt: ANSWERED_AT,
  answeredAfterMs: 60 * 60_000,
};

const aLine = (id: string, kind: string, msLater: number) => ({
  id,
  kind,
  at: new Date(ANSWERED_AT.getTime() + msLater),
});

type Line = ReturnType<typeof aLine>;

/** The lines that are told as the first answer, by their ids. */
function tellFirst(lines: readonly Line[], lead: Parameters<typeof describeTick>[0] = LEAD) {
  const parts = { office, now: ANSWERED_AT, firstAnswer: findFirstAnswer(lead, lines) };
  return lines.filter((line) => describeTick(lead, line, parts).includes('First answer'));
}

test('of a call and the mark that follows from it the call is the first answer', () => {
  const lines = [aLine('1', 'called_spoke', 1), aLine('2', 'marked_answered', 2)];
  expect(tellFirst(lines)).toEqual([lines[0]]);
});

test('an answer that was long in being written down is the first answer all the same', () => {
  const lines = [
    aLine('1', 'called_spoke', -9_000),
    aLine('2', 'note_added', 1),
    aLine('3', 'reply_done', 800),
    aLine('4', 'reply_done', 4_000),
  ];
  expect(tellFirst(lines)).toEqual([lines[2]]);
});

test('a lead that nobody has answered has no first answer', () => {
  const lead = { ...LEAD, answeredAt: null, answeredAfterMs: null };
  expect(tellFirst([aLine('1', 'called_spoke', 1)], lead)).toEqual([]);
});

test.for([
  ['at its hour today', '10:00', 'at 11:00 GMT'],
  ['on its day and hour where the hour of open time ends on another day', '12:00', 'on Tue 24 Nov'],
] as const)('a lead that somebody has goes back to the queue %s', ([, taken, at]) => {
  const now = new Date(`2026-11-23T${taken}:00Z`);
  const lead = {
    ...LEAD,
    answeredAt: null,
    answerState: 'new',
    binnedAt: null,
    heldBy: 'jess',
    heldSince: now,
    heldActiveAt: null,
  } as const;
  const parts = { office, now, heldUntil: (hold: LeadHold) => heldUntil(office, hold) };

  expect(describeClock(lead, parts).heldUntil).toContain(`It goes back to the queue ${at}`);
});

test('a lead that waits again after its first answer is due at no hour', () => {
  const held = { heldBy: null, heldSince: null, heldActiveAt: null } as const;
  const lead = { ...LEAD, ...held, answerState: 'new', binnedAt: null } as const;
  const parts = { office, now: new Date('2026-11-23T16:00:00Z'), heldUntil: () => null };
  expect(describeClock({ ...lead, answeredAt: null }, parts).due).toMatchObject({ isLate: true });
  expect(describeClock(lead, parts).due).toBeNull();
});
