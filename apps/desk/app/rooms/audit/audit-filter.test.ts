import { dayBounds } from '@high-street/server/hours';
import { expect, test } from 'vitest';

import type { AuditQuery } from './audit-query.ts';
import { toFilter } from './audit-filter.ts';

const office = { timeZone: 'Europe/London' };
const filterOf = (query: AuditQuery) => toFilter(query, { dayBounds, office });

test('an address without filters asks for every line', () => {
  expect(Object.values(filterOf({})).filter((value) => value !== undefined)).toEqual([]);
});

test.for([
  ['command', { actorKind: 'command', personId: undefined }],
  ['01980000-0000-7000-8000-000000000001', { actorKind: undefined, personId: expect.any(String) }],
] as const)('who %s is a kind of actor or a person', ([who, filter]) => {
  expect(filterOf({ who })).toMatchObject(filter);
});

test('a record is asked for by its kind and its id', () => {
  expect(filterOf({ record: 'lead:7Q4M-2XKP' })).toMatchObject({
    recordKind: 'lead',
    recordId: '7Q4M-2XKP',
  });
});

test('a day is that of the zone in which the desk tells times', () => {
  expect(filterOf({ day: '2026-06-30' })).toMatchObject({
    from: new Date('2026-06-29T23:00:00Z'),
    until: new Date('2026-06-30T23:00:00Z'),
  });
});
