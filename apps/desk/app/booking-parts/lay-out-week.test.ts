import { expect, test } from 'vitest';

import { layOutWeek } from './lay-out-week.ts';

const day = '2026-11-23';
const at = (time: string) => new Date(`${day}T${time}:00Z`);
const week = { days: [{ day, open: [{ opens: at('09:30'), closes: at('12:45') }] }] };

test.each([
  [15, ['09:30', '10:30', '11:30', '12:30']],
  [30, ['09:30', '10:30', '11:30', '12:30']],
  [35, ['09:30', '10:40', '11:50']],
  [45, ['09:30', '11:00', '11:45', '12:30']],
  [60, ['09:30', '10:30', '11:30', '12:30']],
])('where a demo takes %i minutes, a time is written once an hour', (slotMinutes, told) => {
  const { rows } = layOutWeek(week, [], { now: at('08:00'), slotMinutes, zone: 'UTC' });
  expect(rows.filter(({ isTold }) => isTold).map(({ time }) => time)).toEqual(told);
});
