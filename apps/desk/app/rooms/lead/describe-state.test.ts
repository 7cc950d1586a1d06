import type { HistoryLine } from '@high-street/leads';
import { expect, test } from 'vitest';

import { describeState } from './describe-state.ts';
import { namePeople } from './name-people.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const PEOPLE = namePeople(new Map([['tom', 'Tom Hall']]), 'mara');

const aLine = (line: Partial<HistoryLine>): HistoryLine => ({
  id: '1',
  at: new Date('2026-11-23T10:00:00Z'),
  kind: 'stored',
  attempt: null,
  detail: null,
  actorKind: null,
  personId: null,
  note: null,
  ...line,
});

const BY_TOM = aLine({
  kind: 'marked_lost',
  detail: 'price',
  actorKind: 'person',
  personId: 'tom',
});
const BY_VISITOR = aLine({
  kind: 'withdrawn',
  actorKind: 'visitor',
  at: new Date('2026-11-23T11:00:00Z'),
});

function describe(lostReason: 'withdrawn' | 'price', lines: readonly HistoryLine[]) {
  const lead = { answerState: 'lost', lostReason, createdAt: NOW } as const;
  return describeState(lead, lines, { people: PEOPLE, now: NOW, replies: [] });
}

test('a lead that was lost and then withdrawn was withdrawn by its visitor', () => {
  expect(describe('withdrawn', [BY_TOM, BY_VISITOR])).toMatch(/^Withdrawn, by the visitor.*11:00/);
});

test('a lead that was withdrawn and then lost for another reason was lost by who said so', () => {
  const lines = [BY_VISITOR, { ...BY_TOM, at: new Date('2026-11-23T11:30:00Z') }];
  expect(describe('price', lines)).toMatch(/, by Tom.*11:30/);
});
