import { expect, test, vi } from 'vitest';

import { createSavingsNote } from './savings-note.ts';

test('holds nothing until a line is set, and nothing after it was taken back', () => {
  const note = createSavingsNote();
  expect(note.get()).toBeNull();
  note.set('120 orders a week');
  expect(note.get()).toBe('120 orders a week');
  note.set(null);
  expect(note.get()).toBeNull();
});

test('tells its listeners of a change once, and no longer after they left', () => {
  const note = createSavingsNote();
  const listener = vi.fn();
  const leave = note.subscribe(listener);
  note.set('a line');
  note.set('a line');
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  note.set(null);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('knows the figures of its line for as long as there is one', () => {
  const note = createSavingsNote();
  expect(note.getQuery()).toBe('');
  note.set('300 orders a week', 'orders=300');
  expect(note.getQuery()).toBe('orders=300');
  note.set(null);
  expect(note.getQuery()).toBe('');
});

test('knows the line that was taken over last, also after it was taken back', () => {
  const note = createSavingsNote();
  note.set('120 orders a week');
  expect(note.getTaken()).toBeNull();
  note.take(note.get());
  note.set(null);
  expect(note.getTaken()).toBe('120 orders a week');
  note.set('130 orders a week');
  expect(note.getTaken()).toBe('120 orders a week');
});

test('lets a line that is taken back and set again be taken over again', () => {
  const note = createSavingsNote();
  note.set('120 orders a week');
  note.take(note.get());
  note.set(null);
  note.set('120 orders a week');
  expect(note.getTaken()).toBeNull();
});
