import { expect, test } from 'vitest';

import { switchChoice } from './switch-choice.ts';

const OFFERED = ['takeaway', 'delivery', 'catering'];

test('adds a value in the order of the offer', () => {
  expect(switchChoice(OFFERED, ['catering'], 'takeaway')).toEqual(['takeaway', 'catering']);
});

test('takes a chosen value away again', () => {
  expect(switchChoice(OFFERED, ['takeaway', 'delivery'], 'takeaway')).toEqual(['delivery']);
});

test('drops what is no longer offered', () => {
  expect(switchChoice(OFFERED, ['beverages'], 'delivery')).toEqual(['delivery']);
});
