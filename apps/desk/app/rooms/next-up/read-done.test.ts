import { expect, test } from 'vitest';

import { readDoneQuery } from './read-done.ts';

const WAITING = {
  reference: 'B',
  answerState: 'new',
  quarantinedFor: null,
  binnedAt: null,
} as const;
const ANSWERED = { ...WAITING, answerState: 'answered' } as const;

const read = (search: string, lead: typeof WAITING | typeof ANSWERED | null) =>
  readDoneQuery(new URLSearchParams(search), lead);

test.for([
  'at=B',
  'at=B&about=A&done=sent',
  'at=B&about=A&done=given&person=tom',
  'at=B&done=noted',
  'at=B&done=called-on',
  'at=B&done=held&person=tom',
])('says of a lead that went from the hand by itself that it no longer waits: %s', (search) => {
  expect(read(search, ANSWERED)).toEqual({ about: 'B', done: 'gone', person: null });
});

test.for(['sent', 'answered', 'called', 'added', 'spam', 'too-late', 'stopped', 'nothing'])(
  'says of a lead that does not wait what took it from the hand: %s',
  (done) => {
    expect(read(`at=B&done=${done}`, ANSWERED)).toEqual({ about: 'B', done, person: null });
  },
);

test.for([
  ['at=B', { about: 'B', done: null, person: null }],
  ['at=B&done=given&person=tom', { about: 'B', done: 'given', person: 'tom' }],
  ['at=B&about=A&done=sent', { about: 'A', done: 'sent', person: null }],
] as const)('says what the address says while the lead in hand waits: %s', ([search, expected]) => {
  expect(read(search, WAITING)).toEqual(expected);
});

test('says of a lead that is erased what the address says', () => {
  expect(read('at=B&about=A&done=sent', null)).toEqual({ about: 'A', done: 'sent', person: null });
});
