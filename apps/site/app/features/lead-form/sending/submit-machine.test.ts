import { expect, test } from 'vitest';

import { isSubmitting, nextPhase, type SubmitEvent, type SubmitPhase } from './submit-machine.ts';

const PHASES: SubmitPhase[] = ['editing', 'creatingLead', 'sendingMail', 'mailFailed', 'done'];
const EVENTS: SubmitEvent[] = [
  'submit',
  'resend',
  'leadCreated',
  'leadFailed',
  'mailAccepted',
  'mailFailed',
  'restart',
];

const ALLOWED: [SubmitPhase, SubmitEvent, SubmitPhase][] = [
  ['editing', 'submit', 'creatingLead'],
  ['editing', 'resend', 'sendingMail'],
  ['creatingLead', 'leadCreated', 'sendingMail'],
  ['creatingLead', 'leadFailed', 'editing'],
  ['sendingMail', 'mailAccepted', 'done'],
  ['sendingMail', 'mailFailed', 'mailFailed'],
  ['mailFailed', 'submit', 'creatingLead'],
  ['mailFailed', 'resend', 'sendingMail'],
  ['mailFailed', 'restart', 'editing'],
  ['done', 'restart', 'editing'],
];

test.each(ALLOWED)('from %s, %s leads to %s', (phase, event, next) => {
  expect(nextPhase(phase, event)).toBe(next);
});

test('every other event leaves the phase as it is', () => {
  for (const phase of PHASES) {
    for (const event of EVENTS) {
      const isAllowed = ALLOWED.some(([from, by]) => from === phase && by === event);
      if (!isAllowed) expect(nextPhase(phase, event)).toBe(phase);
    }
  }
});

test('the form is busy only while a call is under way', () => {
  expect(PHASES.filter(isSubmitting)).toEqual(['creatingLead', 'sendingMail']);
});
