import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createSaying } from './saying.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A saying, and all that it has said so far. */
function startSaying() {
  const said: string[] = [];
  const saying = createSaying((lines) => said.push(lines.join(' ')));
  return { ...saying, said };
}

test('says news at most once in ten seconds, and of several the last', () => {
  const { say, said } = startSaying();
  say('One note.');
  vi.advanceTimersByTime(0);
  expect(said).toEqual(['One note.']);
  say('Two notes.');
  say('Three notes.');
  vi.advanceTimersByTime(9_999);
  expect(said).toEqual(['One note.']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['One note.', 'Three notes.']);
});

test('says at once what answers an own act, also just after news', async () => {
  const { say, sayOwn, said } = startSaying();
  say('One note.');
  vi.advanceTimersByTime(1_000);
  sayOwn('Undo until 11:23:50 GMT');
  await Promise.resolve();
  expect(said).toEqual(['One note.', 'Undo until 11:23:50 GMT']);
});

test('keeps news that waits, and tells it ten seconds after what answered an own act', async () => {
  const { say, sayOwn, said } = startSaying();
  say('One note.');
  vi.advanceTimersByTime(9_000);
  say('Two notes.');
  sayOwn('Saved.');
  await Promise.resolve();
  vi.advanceTimersByTime(9_999);
  expect(said).toEqual(['One note.', 'Saved.']);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['One note.', 'Saved.', 'Two notes.']);
});

test('says together what comes with one act', async () => {
  const { sayOwn, said } = startSaying();
  sayOwn('2 leads');
  sayOwn('Jess has 2 leads now.');
  await Promise.resolve();
  expect(said).toEqual(['2 leads Jess has 2 leads now.']);
});

test('says nothing once it was stopped', () => {
  const { say, stop, said } = startSaying();
  say('One note.');
  stop();
  vi.advanceTimersByTime(20_000);
  expect(said).toEqual([]);
});
