export { AvailabilityError } from './availability-error.ts';
export { type Availability, readAvailability } from './availability.ts';
export { openHours, type OpenHours } from './open-hours.ts';
