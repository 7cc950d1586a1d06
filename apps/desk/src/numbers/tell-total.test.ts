import { expect, test } from 'vitest';

import { tellBetween, tellEach } from './tell-total.ts';

/** The same numbers in each run, unlike those of Math.random. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

test.for([
  [0, 0, 0],
  [0, 4, 0],
  [0, 5, 5],
  [4, 5, 5],
  [5, 9, 0],
  [3, 12, 10],
  [1_000_004, 1_000_010, 10],
  [5, 4, 0],
] as const)('of %i before and %i through, %i is told', ([before, through, told]) => {
  expect(tellBetween(before, through)).toBe(told);
});

test('weeks add up to what is told of their period', () => {
  const draw = drawing(7);
  for (let run = 0; run < 500; run += 1) {
    const before = draw(40);
    const weeks = Array.from({ length: 1 + draw(30) }, () => draw(9));
    expect(sumOf(tellEach(before, weeks))).toBe(tellBetween(before, before + sumOf(weeks)));
  }
});

test('every number of every view, and every difference of two, is a multiple of five within five of the truth', () => {
  const draw = drawing(32);
  for (let run = 0; run < 60; run += 1) {
    const length = 2 + draw(20);
    // Parts of a whole, such as the pages of a site, which has sums of its own.
    const parts = [1, 2, 3].map(() => Array.from({ length }, () => draw(run % 2 === 0 ? 6 : 400)));
    const whole = Array.from({ length }, (_, week) => sumOf(parts.map((part) => part[week] ?? 0)));
    const series = [...parts, whole];
    const views = series.flatMap((weeks) =>
      weeks.flatMap((_, from) =>
        weeks.slice(from).map((__, count) => {
          const before = sumOf(weeks.slice(0, from));
          const truth = sumOf(weeks.slice(from, from + count + 1));
          return { truth, told: tellBetween(before, before + truth) };
        }),
      ),
    );
    for (const { truth, told } of views) {
      expect(told % 5).toBe(0);
      expect(Math.abs(told - truth)).toBeLessThan(5);
    }
    for (let pair = 0; pair < 200; pair += 1) {
      const [one, other] = [views[draw(views.length)], views[draw(views.length)]];
      expect(Math.abs((one?.told ?? 0) - (other?.told ?? 0)) % 5).toBe(0);
    }
  }
});
