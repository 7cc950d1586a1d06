import { expect, test } from 'vitest';

import { stubDevice } from '../../test/stub-device.ts';
import {
  forgetSent,
  keepWritten,
  markSent,
  noteKey,
  readStored,
  readWritten,
} from './device-note.ts';

const KEY = noteKey('note', 'mara', '7Q4M-2XKP');

test('words are kept as they are typed, of each person and lead their own, of notes and of calls', () => {
  stubDevice();
  keepWritten(KEY, { body: 'Wants the window seat' });
  const others = [
    noteKey('call', 'mara', '7Q4M-2XKP'),
    noteKey('note', 'tom', '7Q4M-2XKP'),
    noteKey('note', 'mara', 'B6YD-3HNA'),
  ];

  expect(readWritten(KEY)).toEqual({ body: 'Wants the window seat' });
  expect(others.map(readWritten)).toEqual([null, null, null]);
});

test('nothing is kept once nothing is left of the words', () => {
  const kept = stubDevice();
  keepWritten(KEY, { outcome: 'spoke', note: '' });
  expect(readWritten(KEY)).toEqual({ outcome: 'spoke', note: '' });
  keepWritten(KEY, { outcome: '', note: ' \n' });
  expect([...kept]).toEqual([]);
  expect(keepWritten(KEY, { body: 'Half a note', version: '1' })).toBe(true);
  expect(keepWritten(KEY, { body: ' ', version: '1' })).toBe(false);
  expect([...kept]).toEqual([]);
});

test('words that were sent stay until they are stored, and what was typed since stays then, too', () => {
  const kept = stubDevice();
  keepWritten(KEY, { body: 'First' });
  forgetSent(KEY);
  markSent(KEY);
  expect(readWritten(KEY)).toEqual({ body: 'First' });
  forgetSent(KEY);
  expect([...kept]).toEqual([]);

  keepWritten(KEY, { body: 'First' });
  markSent(KEY);
  keepWritten(KEY, { body: 'First and second' });
  forgetSent(KEY);
  expect(readWritten(KEY)).toEqual({ body: 'First and second' });
});

test('a device that keeps nothing, or something else, has no words', () => {
  markSent(KEY);
  keepWritten(KEY, { body: 'Half a note' });
  expect(readWritten(KEY)).toBeNull();
  const kept = stubDevice();
  for (const value of ['no JSON', 'null', '{"written":{"body":1},"isSent":false}', '{}']) {
    kept.set(KEY, value);
    expect(readWritten(KEY)).toBeNull();
  }
});

test.for([
  ['/leads/7Q4M-2XKP', '?list=view%3Dwon&done=noted', { kind: 'note', reference: '7Q4M-2XKP' }],
  ['/leads/7Q4M-2XKP', '?done=called', { kind: 'call', reference: '7Q4M-2XKP' }],
  ['/leads/7Q4M-2XKP', '?done=called-on', { kind: 'call', reference: '7Q4M-2XKP' }],
  ['/', '?at=7Q4M-2XKP&done=noted', { kind: 'note', reference: '7Q4M-2XKP' }],
  ['/', '?at=B6YD-3HNA&about=7Q4M-2XKP&done=called', { kind: 'call', reference: '7Q4M-2XKP' }],
  ['/leads/7Q4M-2XKP', '?done=edited&note=1', { kind: 'note-edit', reference: '1' }],
  ['/leads/7Q4M-2XKP', '?done=note-kept&note=1', { kind: 'note-edit', reference: '1' }],
  ['/leads/7Q4M-2XKP', '?done=edited', null],
  ['/leads/7Q4M-2XKP', '?done=constructor', null],
  ['/leads/7Q4M-2XKP/note', '?done=noted', null],
  ['/leads', '?done=noted', null],
  ['/', '?at=7Q4M-2XKP', null],
] as const)('%s%s says what was stored: %j', ([pathname, search, stored]) => {
  expect(readStored(pathname, search)).toEqual(stored);
});
