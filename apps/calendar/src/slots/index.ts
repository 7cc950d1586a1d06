export { AvailabilityError } from './availability-error.ts';
export { type Availability, readAvailability } from './availability.ts';
export { findSlots, type TakenTime } from './find-slots.ts';
export { isOffered } from './is-offered.ts';
export { nearestSlots } from './nearest-slots.ts';
export { DayRangeError, rangeOfDays } from './range-of-days.ts';
