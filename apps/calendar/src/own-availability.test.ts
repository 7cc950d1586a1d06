import { readAvailability } from '@high-street/bookings/slots';
import { AVAILABILITY } from '@high-street/owner';
import { expect, test } from 'vitest';

test("accepts the provider's own settings as they are", () => {
  expect(readAvailability(AVAILABILITY)).toEqual(AVAILABILITY);
});
