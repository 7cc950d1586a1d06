import { expect, test } from 'vitest';

import { foldAttempts } from './fold-attempts.ts';

/** Folds lines that are said by their name and the number of the attempt, which stay with how many are folded into them. */
const fold = (...lines: readonly string[]) =>
  foldAttempts(
    lines.map((said, place) => {
      const [name = '', attempt] = said.split(' ');
      const [kind = '', outcome] = name.split('_');
      const isAttempt = attempt !== undefined;
      return {
        id: String(place),
        name,
        attempt: isAttempt ? Number(attempt) : null,
        delivery: isAttempt ? { kind, outcome: outcome ?? null } : null,
      };
    }),
  ).map(({ line, earlier }) => `${line.name} ${earlier.length}`);

test('attempts before the accepted one fold into it, each kind for itself', () => {
  expect(
    fold('stored', 'provider_failed 1', 'visitor_done 1', 'provider_failed 2', 'provider_done 3'),
  ).toEqual(['stored 0', 'visitor_done 0', 'provider_done 2']);
});

test('attempts before what was given up fold into it, and the next turn begins anew', () => {
  expect(fold('crm_failed 1', 'crm_dead 2', 'requeued', 'crm_failed 1', 'crm_done 2')).toEqual([
    'crm_dead 1',
    'requeued 0',
    'crm_done 1',
  ]);
});

test('while none was accepted the latest attempt stands for those before it', () => {
  expect(fold('crm_failed 1', 'crm_failed 2', 'marked_won', 'crm_failed 3')).toEqual([
    'marked_won 0',
    'crm_failed 2',
  ]);
});

test('attempts of one reply are not folded into another one, which was accepted at once', () => {
  expect(fold('reply_written', 'reply_failed 1', 'reply_written', 'reply_done 1')).toEqual([
    'reply_written 0',
    'reply_failed 0',
    'reply_written 0',
    'reply_done 0',
  ]);
});

test('of two replies that are tried in turns each has its own attempts', () => {
  expect(
    fold('reply_failed 1', 'reply_failed 2', 'reply_failed 1', 'reply_done 2', 'reply_done 3'),
  ).toEqual(['reply_done 1', 'reply_done 2']);
  expect(fold('reply_failed 1', 'reply_failed 1', 'reply_failed 2', 'reply_done 2')).toEqual([
    'reply_failed 1',
    'reply_done 1',
  ]);
});
