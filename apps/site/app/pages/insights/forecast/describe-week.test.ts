import { expect, test } from 'vitest';

import { createTeller } from './describe-week.ts';
import { forecastWeek, type DayId, type Measure } from './forecast-week.ts';

const DAYS: readonly DayId[] = ['friday', 'saturday'];

function aTeller() {
  const day = (name: string) => ({ name, short: name.slice(0, 3) });
  return createTeller({
    money: { locale: 'en-GB', currency: 'GBP' },
    weather: { skies: ['wet', 'showers', 'dry', 'sunny', 'hot'], degrees: '{degrees}°, {sky}' },
    note: {
      bake: { more: '{bakes} more', fewer: '{bakes} fewer', same: 'as usual' },
      saturday: {
        more: '{orders}, {difference} up',
        fewer: '{orders}, {difference} down',
        same: '{orders}, no change',
      },
      monday: { ordinary: 'Monday {orders}', holiday: 'Holiday {orders}' },
    },
    days: {
      friday: day('Friday'),
      saturday: day('Saturday'),
      sunday: day('Sunday'),
      monday: day('Monday'),
      tuesday: day('Tuesday'),
      wednesday: day('Wednesday'),
      thursday: day('Thursday'),
    },
    chart: {
      label: { orders: 'Ahead: {days}.', sales: 'Sales ahead: {days}.' },
      day: '{day} {amount}',
      orders: '{orders} orders',
    },
    tierOrders: '{orders} from them',
  });
}

function prepare(temperature: number, isHoliday = false) {
  const conditions = { temperature, isHoliday };
  return Object.values(aTeller().preparation(forecastWeek(conditions), conditions));
}

test.each([
  [21, false, ['40 more', '152, 20 up', 'Monday 68']],
  [21, true, ['60 more', '164, 32 up', 'Holiday 129']],
  [16, false, ['as usual', '132, no change', 'Monday 64']],
  [17, false, ['10 more', '136, 4 up', 'Monday 65']],
  [10, false, ['50 fewer', '108, 24 down', 'Monday 59']],
  [4, false, ['100 fewer', '84, 48 down', 'Monday 55']],
])('at %i degrees, holiday %s, prepares %j', (temperature, isHoliday, sentences) => {
  expect(prepare(temperature, isHoliday)).toEqual(sentences);
});

test.each([
  [4, '4°, wet'],
  [9, '9°, wet'],
  [10, '10°, showers'],
  [16, '16°, dry'],
  [21, '21°, sunny'],
  [32, '32°, hot'],
])('reads %i degrees as "%s"', (temperature, text) => {
  expect(aTeller().weather(temperature)).toBe(text);
});

test('names every day in the words of the chart, with orders or sales as it counts', () => {
  const { days, tiers } = forecastWeek({ temperature: 16, isHoliday: false });
  const weekend = days.filter(({ id }) => DAYS.includes(id));
  const labelOf = (measure: Measure) => aTeller().chartLabel({ days: weekend, tiers }, measure);
  expect(labelOf('orders')).toBe('Ahead: Friday 96, Saturday 132.');
  expect(labelOf('sales')).toBe('Sales ahead: Friday £1,152, Saturday £2,112.');
});
