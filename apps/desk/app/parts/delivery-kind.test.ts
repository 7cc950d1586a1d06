import { BOOKING_DELIVERIES } from '@high-street/bookings';
import { ALL_LEAD_DELIVERIES } from '@high-street/leads';
import { expect, test } from 'vitest';

import { nameDelivery } from './delivery-kind.ts';

test.each([...ALL_LEAD_DELIVERIES, ...BOOKING_DELIVERIES])(
  'the desk calls the kind $kind as the commands do',
  ({ kind, label }) => {
    expect(nameDelivery(kind)).toBe(`${label.charAt(0).toUpperCase()}${label.slice(1)}`);
  },
);

test('a kind of a later version is shown as it is stored', () => {
  expect(nameDelivery('quiet_hours')).toBe('quiet hours');
});
