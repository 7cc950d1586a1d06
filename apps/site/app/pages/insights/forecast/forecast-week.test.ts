import { expect, test } from 'vitest';

import { EXPECTED_ORDERS, PAST_ORDERS, USUAL_ORDERS } from '#/pages/insights/art/sample-week.ts';

import { FIRST_CONDITIONS, forecastWeek, TEMPERATURE, type DayId } from './forecast-week.ts';

function ordersOn(day: DayId, temperature: number, isHoliday = false): number | undefined {
  return forecastWeek({ temperature, isHoliday }).days.find(({ id }) => id === day)?.expected
    .orders;
}

test.each([
  // temperature, bank holiday, Saturday, Sunday, Monday
  [21, false, 152, 143, 68],
  [21, true, 164, 171, 129],
  [16, false, 132, 124, 64],
  [26, false, 172, 162, 72],
  [32, false, 160, 150, 69],
  [4, false, 84, 79, 55],
])('at %i degrees, holiday %s: %i, %i and %i orders', (temperature, isHoliday, ...orders) => {
  const days = ['saturday', 'sunday', 'monday'] as const;
  expect(days.map((day) => ordersOn(day, temperature, isHoliday))).toEqual(orders);
});

test('a bank holiday changes nothing before the weekend or after Monday', () => {
  for (const day of ['friday', 'tuesday', 'wednesday', 'thursday'] as const)
    expect(ordersOn(day, 21, true)).toBe(ordersOn(day, 21));
});

test('sales are the orders of a day at that day’s basket', () => {
  const { days } = forecastWeek(FIRST_CONDITIONS);
  expect(days.map(({ expected }) => expected.sales)).toEqual([
    1224, 2432, 2145, 748, 760, 640, 1001,
  ]);
});

test.each([
  // temperature, bank holiday, Platinum, Gold, Silver, Bronze
  [21, false, 34, 27, 24, 15],
  [4, false, 44, 31, 19, 6],
  [26, true, 29, 26, 26, 19],
])(
  'at %i degrees, holiday %s, the tiers share %i, %i, %i and %i',
  (temperature, isHoliday, ...shares) => {
    const { tiers } = forecastWeek({ temperature, isHoliday });
    expect(tiers.map(({ percent }) => percent)).toEqual(shares);
  },
);

test('no weather leaves a tier without orders, or the chart too low', () => {
  for (let temperature = TEMPERATURE.min; temperature <= TEMPERATURE.max; temperature += 1) {
    for (const isHoliday of [false, true]) {
      const { days, tiers } = forecastWeek({ temperature, isHoliday });
      expect(Math.min(...tiers.map(({ orders }) => orders))).toBeGreaterThan(0);
      expect(tiers.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      expect(Math.max(...days.map(({ expected }) => expected.orders))).toBeLessThanOrEqual(200);
      expect(Math.max(...days.map(({ expected }) => expected.sales))).toBeLessThanOrEqual(3200);
    }
  }
});

test('the drawn picture shows the week that the live one begins with', () => {
  const { days } = forecastWeek(FIRST_CONDITIONS);
  expect(days.map(({ last }) => last.orders)).toEqual([...PAST_ORDERS]);
  expect(days.map(({ usual }) => usual.orders)).toEqual([...USUAL_ORDERS]);
  expect(days.map(({ expected }) => expected.orders)).toEqual([...EXPECTED_ORDERS]);
});
