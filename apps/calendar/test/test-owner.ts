import { readAvailability } from '@high-street/bookings/slots';
import { chooseBrand } from '@high-street/owner';

import { AVAILABILITY } from './booking-builder.ts';

/** The provider of tests, whatever is in `owner/`, without a pause: no booking takes a time beside its own. */
export const OWNED = {
  availability: readAvailability({ ...AVAILABILITY, bufferMinutes: 0 }),
  brand: chooseBrand('kerbside').pack,
};
