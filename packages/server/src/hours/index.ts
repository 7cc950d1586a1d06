export { type Availability, readAvailability } from './availability.ts';
export { dayBounds } from './day-bounds.ts';
export { openHours, type OpenHours } from './open-hours.ts';
