import { expect, test } from 'vitest';

import {
  findView,
  isSending,
  nextPhase,
  PHASE_EVENTS,
  type Phase,
  type PhaseEvent,
} from './phase.ts';

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

test('every other event means nothing', () => {
  for (const phase of PHASES) {
    for (const event of PHASE_EVENTS) {
      const isListed = ALLOWED.some(([from, by]) => from === phase && by === event);
      expect(nextPhase(phase, event) !== undefined).toBe(isListed);
    }
  }
});

test.each([
  ['booking', 'detailing'],
  ['savingMove', 'confirmingMove'],
  ['cancelling', 'askingCancel'],
  ['looking', 'looking'],
] as const)('while it is %s, the page shows %s', (phase, view) => {
  expect(findView(phase)).toBe(view);
});

test('the page is busy only while a call is under way', () => {
  expect(PHASES.filter(isSending)).toEqual(['booking', 'savingMove', 'cancelling']);
});
