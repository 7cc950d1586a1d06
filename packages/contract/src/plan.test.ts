import { expect, test } from 'vitest';

import { PLAN_TITLES, readPlan, SUBSCRIBED_PLANS } from '#/plan.ts';

test('sells three plans and knows trial besides', () => {
  expect(PLAN_TITLES).toEqual(['Basic', 'Growth', 'Scale']);
  expect(SUBSCRIBED_PLANS).toEqual(['trial', 'Basic', 'Growth', 'Scale']);
});

test.each([
  ['basic', 'Basic'],
  ['growth', 'Growth'],
  ['scale', 'Scale'],
  ['Growth', 'Growth'],
])('reads the plan %j as %s', (value, plan) => {
  expect(readPlan(value)).toBe(plan);
});

test.each([[''], ['gold'], ['toString'], ['Basic,Growth'], [null], [undefined], [3], [['Basic']]])(
  'reads anything unknown, such as %j, as trial',
  (value) => {
    expect(readPlan(value)).toBe('trial');
  },
);
