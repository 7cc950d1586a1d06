import { expect, test } from 'vitest';

import { isAllowed, isSending, nextPhase, type Phase, type PhaseEvent } from './phase.ts';

const PHASES: Phase[] = [
  'choosing',
  'detailing',
  'booking',
  'booked',
  'looking',
  'moving',
  'confirmingMove',
  'savingMove',
  'askingCancel',
  'cancelling',
  'cancelled',
  'gone',
];
const EVENTS: PhaseEvent[] = [
  'pick',
  'back',
  'submit',
  'accepted',
  'taken',
  'failed',
  'lost',
  'move',
  'cancel',
];
const ALLOWED: [Phase, PhaseEvent, Phase][] = [
  ['choosing', 'pick', 'detailing'],
  ['detailing', 'pick', 'detailing'],
  ['detailing', 'back', 'choosing'],
  ['detailing', 'submit', 'booking'],
  ['booking', 'accepted', 'booked'],
  ['booking', 'taken', 'detailing'],
  ['booking', 'failed', 'detailing'],
  ['looking', 'move', 'moving'],
  ['looking', 'cancel', 'askingCancel'],
  ['moving', 'pick', 'confirmingMove'],
  ['moving', 'back', 'looking'],
  ['confirmingMove', 'pick', 'confirmingMove'],
  ['confirmingMove', 'back', 'moving'],
  ['confirmingMove', 'submit', 'savingMove'],
  ['savingMove', 'accepted', 'looking'],
  ['savingMove', 'taken', 'confirmingMove'],
  ['savingMove', 'failed', 'confirmingMove'],
  ['savingMove', 'lost', 'gone'],
  ['askingCancel', 'back', 'looking'],
  ['askingCancel', 'submit', 'cancelling'],
  ['cancelling', 'accepted', 'cancelled'],
  ['cancelling', 'failed', 'askingCancel'],
  ['cancelling', 'lost', 'gone'],
];

test.each(ALLOWED)('from %s, %s leads to %s', (phase, event, next) => {
  expect(nextPhase(phase, event)).toBe(next);
});

test('every other event leaves the phase as it is', () => {
  for (const phase of PHASES) {
    for (const event of EVENTS) {
      const isListed = ALLOWED.some(([from, by]) => from === phase && by === event);
      expect(isAllowed(phase, event)).toBe(isListed);
      if (!isListed) expect(nextPhase(phase, event)).toBe(phase);
    }
  }
});

test('the page is busy only while a call is under way', () => {
  expect(PHASES.filter(isSending)).toEqual(['booking', 'savingMove', 'cancelling']);
});
