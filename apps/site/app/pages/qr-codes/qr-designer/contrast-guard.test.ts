import { expect, test } from 'vitest';

import { measureContrast, judgeColours } from './contrast-guard.ts';

test('black on white stands furthest apart, a colour on itself not at all', () => {
  expect(measureContrast({ code: '#000000', paper: '#ffffff' })).toBeCloseTo(21);
  expect(measureContrast({ code: '#f9b434', paper: '#f9b434' })).toBe(1);
});

test.each([
  ['dark on light', '#0b231b', '#fefcf6', null],
  ['just enough', '#7a7a7a', '#ffffff', null],
  ['just too little', '#828282', '#ffffff', 'too-alike'],
  ['marigold on white', '#f9b434', '#ffffff', 'too-alike'],
  ['the same twice', '#123456', '#123456', 'too-alike'],
  ['white on black', '#ffffff', '#000000', 'inverted'],
])('%s', (_, code, paper, problem) => {
  expect(judgeColours({ code, paper })).toBe(problem);
});
