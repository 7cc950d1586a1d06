export { type Availability, readAvailability } from '@high-street/server/hours';
export { findSlots, type TakenTime } from './find-slots.ts';
export { isOffered } from './is-offered.ts';
export { nearestSlots } from './nearest-slots.ts';
export { DayRangeError, rangeOfDays } from './range-of-days.ts';
export { findWeek, type Week, type WeekDay } from './week.ts';
