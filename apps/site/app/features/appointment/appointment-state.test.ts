import { expect, test } from 'vitest';

import { nextView, type AppointmentEvent, type AppointmentView } from './appointment-state.ts';

const TABLE: [AppointmentView, AppointmentEvent, AppointmentView][] = [
  ['closed', 'toggle', 'normal'],
  ['closed', 'book', 'expanded'],
  ['closed', 'resize', 'closed'],
  ['closed', 'close', 'closed'],
  ['normal', 'toggle', 'closed'],
  ['normal', 'book', 'expanded'],
  ['normal', 'resize', 'expanded'],
  ['normal', 'close', 'closed'],
  ['expanded', 'toggle', 'closed'],
  ['expanded', 'book', 'expanded'],
  ['expanded', 'resize', 'normal'],
  ['expanded', 'close', 'closed'],
];

test.each(TABLE)('%s, then %s, is %s', (view, event, next) => {
  expect(nextView(view, event)).toBe(next);
});

test('the round button opens at normal size again, however the panel was closed', () => {
  for (const ending of ['toggle', 'close'] satisfies AppointmentEvent[]) {
    expect(nextView(nextView('expanded', ending), 'toggle')).toBe('normal');
  }
});
