import { expect, test } from 'vitest';

import { listSelectors } from './selectors.ts';

test('finds each metric with its conditions and the labels that it is grouped by', () => {
  const query = 'sum by (job) (rate(calls{status=~"5..", route!="/x"}[5m])) / on (host) up > 2';

  expect(listSelectors(query)).toEqual([
    {
      metric: 'calls',
      matches: [
        { label: 'status', operator: '=~', value: '5..' },
        { label: 'route', operator: '!=', value: '/x' },
      ],
      groupedBy: ['job', 'host'],
    },
    { metric: 'up', matches: [], groupedBy: ['host'] },
  ]);
});

test.for(['up{', 'sum by job (up)', 'rate(up[5m)', ''])(
  'refuses %j, which is no PromQL',
  (query) => {
    expect(() => listSelectors(query)).toThrow(/Not PromQL/);
  },
);
