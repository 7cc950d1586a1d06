import { expect, test } from 'vitest';

import { listBetween, readSelected, selectInAddress, writeSelected } from './selected-leads.ts';

const LIST = 'https://desk.shop.example/leads?view=won';

test('the address of a list says which leads are selected, and nothing else changes in it', () => {
  const href = selectInAddress(LIST, ['7Q4M-2XKP', 'Z4KP-1DHS']);
  expect(href).toBe(`${LIST}&selected=7Q4M-2XKP.Z4KP-1DHS`);
  expect(readSelected(new URL(href).searchParams)).toEqual(['7Q4M-2XKP', 'Z4KP-1DHS']);
  expect(selectInAddress(href, [])).toBe(LIST);
  expect(writeSelected(['7Q4M-2XKP', 'Z4KP-1DHS'])).toEqual({ selected: '7Q4M-2XKP.Z4KP-1DHS' });
  expect(writeSelected([])).toEqual({});
});

test.for(['', 'selected=', 'selected=..', "selected=7Q4M-2XKP' or 1", 'selected=<b>'])(
  'an address with "%s" selects nothing',
  (query) => {
    expect(readSelected(new URLSearchParams(query))).toEqual([]);
  },
);

test.each([
  ['b', 'd', 'b c d'],
  ['d', 'b', 'b c d'],
  [null, 'c', 'c'],
  ['released', 'c', 'c'],
])('from %s to %s a selection of several has %s', (first, last, all) => {
  expect(listBetween(['a', 'b', 'c', 'd'], first, last)).toEqual(all.split(' '));
});
