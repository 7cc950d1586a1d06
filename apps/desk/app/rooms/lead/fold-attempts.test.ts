import { expect, test } from 'vitest';

import { foldAttempts } from './fold-attempts.ts';

const fold = (...kinds: readonly string[]) =>
  foldAttempts(kinds.map((kind, place) => ({ id: String(place), kind }))).map(
    ({ line, earlier }) => `${line.kind} ${earlier.length}`,
  );

test('attempts before the accepted one fold into it, each kind for itself', () => {
  expect(
    fold('stored', 'provider_failed', 'visitor_done', 'provider_failed', 'provider_done'),
  ).toEqual(['stored 0', 'visitor_done 0', 'provider_done 2']);
});

test('attempts before what was given up fold into it, and the next turn begins anew', () => {
  expect(fold('crm_failed', 'crm_dead', 'requeued', 'crm_failed', 'crm_done')).toEqual([
    'crm_dead 1',
    'requeued 0',
    'crm_done 1',
  ]);
});

test('while none was accepted the latest attempt stands for those before it', () => {
  expect(fold('crm_failed', 'crm_failed', 'marked_won', 'crm_failed')).toEqual([
    'marked_won 0',
    'crm_failed 2',
  ]);
});
