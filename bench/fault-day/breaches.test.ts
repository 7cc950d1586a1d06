import { expect, test } from 'vitest';

import { listBreaches } from './breaches.ts';
import type { Action, Try, Visit } from './diary.ts';

const aTry = (changes: Partial<Try> = {}): Try => ({
  action: 'lead',
  fault: 'a kill',
  begun: 0,
  ended: 10,
  isGood: true,
  isQueued: false,
  ...changes,
});

const aVisit = (action: Action, ...alerts: readonly string[]): Visit => ({
  action,
  fault: 'a kill',
  begun: 0,
  ended: 10,
  alerts,
});

/** Something was away for so many ms. */
const anOutage = (ms: number, action: Action): Try[] => [
  aTry({ action, isGood: false }),
  aTry({ action, begun: ms - 10, ended: ms }),
];

test('a page that fails once is reloaded; one that fails twice in a row is a breach', () => {
  expect(listBreaches({ tries: [], visits: [aVisit('page', 'a 502')] })).toEqual([]);
  expect(listBreaches({ tries: [], visits: [aVisit('page', 'a 502', 'a 503')] })).toEqual([
    'a kill: seen at one page: a 502, a 503',
  ]);
});

test.each(['lead', 'mail', 'booking'] as const)(
  'an error at a %s is a breach unless it was away meanwhile for longer than the forms try',
  (action) => {
    const visits = [aVisit(action, 'an error')];
    expect(listBreaches({ tries: anOutage(3_300, action), visits })).toEqual([]);
    expect(listBreaches({ tries: anOutage(3_100, action), visits })).toHaveLength(1);
    expect(listBreaches({ tries: anOutage(3_300, 'page'), visits })).toHaveLength(1);
  },
);

test('a mail may wait when the database went away while somebody asked for it', () => {
  const during = (fault: string, changes: Partial<Try> = { isGood: false }) => [
    aTry({ action: 'mail', fault, ...changes }),
  ];
  const restart = during('restart of PostgreSQL');
  const queued = during('restart of PostgreSQL', { isQueued: true });
  expect(listBreaches({ tries: queued, visits: [aVisit('mail', 'an error')] })).toEqual([]);
  expect(listBreaches({ tries: restart, visits: [aVisit('mail', 'an error')] })).toEqual([]);
  expect(listBreaches({ tries: restart, visits: [aVisit('lead', 'an error')] })).toHaveLength(1);
  const kill = during('kill -9 of the first API');
  expect(listBreaches({ tries: kill, visits: [aVisit('mail', 'an error')] })).toHaveLength(1);
});

test('failures that nobody saw are no breach', () => {
  expect(listBreaches({ tries: anOutage(500, 'lead'), visits: [aVisit('lead')] })).toEqual([]);
});
