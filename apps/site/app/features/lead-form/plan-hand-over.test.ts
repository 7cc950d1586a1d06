import { expect, test } from 'vitest';

import { pricingState, readChosenPlan, readPricingState } from './plan-hand-over.ts';

test.each([
  [{ plan: 'Basic' }, '', 'Basic'],
  [{ plan: 'Growth' }, '?plan=scale', 'Growth'],
  [{ plan: 'Scale', step: 2, depth: 1 }, '', 'Scale'],
  [null, '?plan=basic', 'Basic'],
  [null, '?plan=GROWTH', 'Growth'],
  [undefined, '?a=b&plan=scale', 'Scale'],
  [null, '', 'trial'],
  [null, '?plan=gold', 'trial'],
  [{ plan: 'gold' }, '?plan=basic', 'Basic'],
  [{ plan: 'trial' }, '', 'trial'],
  [{ plan: 7 }, '', 'trial'],
  ['Growth', '', 'trial'],
  [['Growth'], '', 'trial'],
])('state %j with the address %j gives %s', (state, search, plan) => {
  expect(readChosenPlan({ state, search })).toBe(plan);
});

test.each([
  [
    { plan: 'Growth', isSent: true },
    { plan: 'Growth', isSent: true },
  ],
  [{ plan: 'Growth' }, { plan: 'Growth', isSent: false }],
  [
    { plan: 'gold', isSent: 'yes' },
    { plan: null, isSent: false },
  ],
  [null, { plan: null, isSent: false }],
  ['Growth', { plan: null, isSent: false }],
])('/pricing reads %j', (state, read) => {
  expect(readPricingState(state)).toEqual(read);
});

test('what is handed back is read as it was meant', () => {
  expect(readPricingState(pricingState('Scale'))).toEqual({ plan: 'Scale', isSent: true });
  expect(pricingState('trial')).toEqual({ plan: null, isSent: true });
});
