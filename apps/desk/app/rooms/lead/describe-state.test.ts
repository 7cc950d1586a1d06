import type { HistoryLine, LeadReply } from '@high-street/leads';
import { expect, test } from 'vitest';

import { describeState } from './describe-state.ts';
import { namePeople } from './name-people.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const PEOPLE = namePeople(
  new Map([
    ['tom', 'Tom Hall'],
    ['jess', 'Jess Moor'],
  ]),
  'mara',
);
const PARTS = { people: PEOPLE, now: NOW, zone: 'Europe/London' };

const aLine = (line: Partial<HistoryLine>): HistoryLine => ({
  id: '1',
  at: new Date('2026-11-23T10:00:00Z'),
  kind: 'stored',
  attempt: null,
  detail: null,
  actorKind: null,
  personId: null,
  delivery: null,
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
  const lead = { answerState: 'lost', lostReason, createdAt: NOW, answeredAt: null } as const;
  return describeState(lead, lines, { ...PARTS, replies: [] });
}

test('a lead that was lost and then withdrawn was withdrawn by its visitor', () => {
  expect(describe('withdrawn', [BY_TOM, BY_VISITOR])).toMatch(/^Withdrawn, by the visitor.*11:00/);
});

test('a lead that was withdrawn and then lost for another reason was lost by who said so', () => {
  const lines = [BY_VISITOR, { ...BY_TOM, at: new Date('2026-11-23T11:30:00Z') }];
  expect(describe('price', lines)).toMatch(/, by Tom.*11:30/);
});

/** A reply that a mail server took. */
const aReply = (id: string, personId: string): LeadReply => ({
  id,
  personId,
  body: 'Hello',
  signature: '',
  createdAt: NOW,
  leavesAt: NOW,
  msLeft: 0,
  takenBackAt: null,
  isRevocable: false,
  delivery: {
    id,
    createdAt: NOW,
    state: 'done',
    attempts: 1,
    nextAttemptAt: NOW,
    settledAt: NOW,
    reply: null,
    lastError: null,
  },
});

type Did = readonly [personId: string, kind: string, detail?: string];

/** Who answered a lead to which some people did things, one after the other. */
function answeredBy(did: readonly Did[]) {
  const lead = {
    answerState: 'answered',
    lostReason: null,
    createdAt: NOW,
    answeredAt: NOW,
  } as const;
  const lines = did.map(([personId, kind, detail = null]) =>
    aLine({ kind, detail, actorKind: 'person', personId }),
  );
  const replies = did.flatMap(([personId, kind, detail]) =>
    kind === 'reply_written' && detail !== undefined ? [aReply(detail, personId)] : [],
  );
  return /by (\w+)/.exec(describeState(lead, lines, { ...PARTS, replies }) ?? '')?.[1];
}

test.for<[string, Did[], string]>([
  [
    'the reply that came first',
    [
      ['tom', 'reply_written', 'one'],
      ['jess', 'reply_written', 'two'],
    ],
    'Tom',
  ],
  [
    'a reply, and no call that came later',
    [
      ['tom', 'reply_written', 'one'],
      ['jess', 'called_spoke'],
    ],
    'Tom',
  ],
  [
    'a reply, after a call that was no answer',
    [
      ['jess', 'called_spoke'],
      ['tom', 'reply_written', 'one'],
    ],
    'Tom',
  ],
  [
    'the call that was the answer',
    [
      ['jess', 'called_spoke'],
      ['jess', 'marked_answered'],
      ['tom', 'reply_written', 'one'],
    ],
    'Jess',
  ],
  [
    'what came since it waited again',
    [
      ['tom', 'reply_written', 'one'],
      ['tom', 'marked_new'],
      ['jess', 'reply_written', 'two'],
    ],
    'Jess',
  ],
  [
    'who marked it so after it was won, though a reply came between',
    [
      ['tom', 'marked_won'],
      ['tom', 'reply_written', 'one'],
      ['jess', 'marked_answered'],
    ],
    'Jess',
  ],
])('a lead is answered by %s', ([, did, name]) => {
  expect(answeredBy(did)).toBe(name);
});
