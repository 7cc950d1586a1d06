import { expect, test } from 'vitest';

import { addNews, hearHolder, isAboutLead, isOwnTaking, readChanges } from './live-change.ts';

const LEAD = { record: 'lead', id: '1', kind: 'stored' };
const PERSON = { record: 'person', id: '2', kind: 'role_changed', personId: '3' };
const isLead = ({ record }: { record: string | null }) => record === 'lead';
const isPerson = ({ record }: { record: string | null }) => record === 'person';

test('reads changes, and leaves out what is none', () => {
  expect(readChanges(JSON.stringify([LEAD, { kind: 1 }, null, 'x', PERSON]))).toEqual([
    LEAD,
    PERSON,
  ]);
  expect(readChanges(JSON.stringify([{ ...PERSON, personId: 3 }]))).toEqual([]);
  expect(readChanges(JSON.stringify([{ ...LEAD, givenTo: 3 }]))).toEqual([]);
  expect(readChanges('{}')).toEqual([]);
});

test.for([
  ['lead', 'an id', true],
  ['lead', '7Q4M-2XKP', true],
  ['lead', 'another', false],
  ['booking', '7Q4M-2XKP', false],
] as const)('a change of %s %s is about the lead, or not', ([record, id, expected]) => {
  const lead = { id: 'an id', reference: '7Q4M-2XKP' };
  expect(isAboutLead({ record, id, kind: 'lead_erased' }, lead)).toBe(expected);
});

test.for([
  ['claimed', 'mara', true],
  ['claimed', 'tom', false],
  ['claimed', null, false],
  ['reply_written', 'mara', false],
  ['noted', 'mara', false],
] as const)('%s by %s is the taking of whoever types, or not', ([kind, personId, expected]) => {
  expect(isOwnTaking({ ...LEAD, kind, personId }, 'mara')).toBe(expected);
});

test('counts what concerns the room', () => {
  expect(addNews(1, [LEAD, PERSON, PERSON], isPerson)).toBe(3);
});

test('many stay many, until the page is read anew', () => {
  expect(addNews(3, 'many', isPerson)).toBe('many');
  expect(addNews('many', [PERSON], isPerson)).toBe('many');
});

test.for([
  ['somebody takes it', [['claimed', 'jess']], 'jess'],
  ['it is given', [['assigned', 'tom', 'jess']], 'jess'],
  [
    'it is taken and handed back',
    [
      ['claimed', 'jess'],
      ['handed_back', 'jess'],
    ],
    null,
  ],
  [
    'it goes back by itself',
    [
      ['claimed', 'jess'],
      ['returned', null],
    ],
    null,
  ],
  [
    'it is taken and noted',
    [
      ['claimed', 'jess'],
      ['note_added', 'jess'],
    ],
    'jess',
  ],
  ['it is noted', [['note_added', 'jess']], 'mara'],
] as const)('who has a lead is known after %s', ([, acts, holder]) => {
  const news = acts.map(([kind, personId, givenTo = null]) => ({
    ...LEAD,
    kind,
    personId,
    givenTo,
  }));
  expect(hearHolder('mara', [...news, { ...PERSON, kind: 'claimed' }], isLead)).toBe(holder);
});

test('of many changes nobody knows who has a lead', () => {
  expect(hearHolder('mara', 'many', isLead)).toBeNull();
});
