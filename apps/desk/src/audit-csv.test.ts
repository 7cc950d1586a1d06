import type { AuditLine } from '@high-street/server/audit';
import { expect, test } from 'vitest';

import { createAuditCsv } from './audit-csv.ts';

function aLine(change: Partial<AuditLine>): AuditLine {
  return {
    id: '1',
    at: new Date('2026-11-23T11:22:33Z'),
    actorKind: 'person',
    personId: '01980000-0000-7000-8000-000000000001',
    act: 'role_changed',
    recordKind: 'person',
    recordId: '01980000-0000-7000-8000-000000000002',
    fields: ['role', 'name'],
    addressGroup: '192.0.2.0/24',
    ...change,
  };
}

async function write(...pages: readonly (readonly AuditLine[])[]): Promise<string[]> {
  const audit = {
    async *pages() {
      yield* pages;
    },
  };
  const { signal } = new AbortController();
  let file = '';
  for await (const piece of createAuditCsv(audit)({}, signal)) file += piece;
  return file.trim().split(/\r?\n/);
}

/** Each cell of a line; none of these holds a quote. */
const cellsOf = (line = '') => line.split(',').map((cell) => cell.replaceAll('"', ''));

test('a line of the log is a line of the file, its fields in one cell', async () => {
  const [head, line, ...rest] = await write([aLine({})]);
  expect(cellsOf(head?.replace('\uFEFF', ''))).toEqual([
    'at',
    'actor_kind',
    'person_id',
    'act',
    'record_kind',
    'record_id',
    'fields',
    'address_group',
  ]);
  expect(cellsOf(line)).toEqual([
    '2026-11-23T11:22:33.000Z',
    'person',
    '01980000-0000-7000-8000-000000000001',
    'role_changed',
    'person',
    '01980000-0000-7000-8000-000000000002',
    'role name',
    '192.0.2.0/24',
  ]);
  expect(rest).toEqual([]);
});

test('what a line does not have is an empty cell', async () => {
  const bare = {
    actorKind: 'command',
    personId: null,
    recordKind: null,
    recordId: null,
    fields: [],
    addressGroup: null,
  } as const;
  const [, line] = await write([aLine(bare)]);
  expect(cellsOf(line)).toEqual([
    '2026-11-23T11:22:33.000Z',
    'command',
    '',
    'role_changed',
    '',
    '',
    '',
    '',
  ]);
});

test('pages follow one another, and a cell that a spreadsheet would run is defused', async () => {
  const [, one, other] = await write([aLine({ act: 'one' })], [aLine({ recordId: '=1+1' })]);
  expect(cellsOf(one)[3]).toBe('one');
  expect(cellsOf(other)[5]).toBe("'=1+1");
});
