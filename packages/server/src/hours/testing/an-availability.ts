import { type Availability, readAvailability } from '../availability.ts';

/** The same hours on each day of the week. */
export function everyDay(...hours: [opening: string, closing: string][]) {
  return {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  };
}

/** A provider for tests who is open in UTC from 09:00 to 12:00 with hours for slots and no other rules. */
export function anAvailability(changes: Partial<Availability> = {}): Availability {
  return readAvailability({
    timeZone: 'UTC',
    weeklyHours: everyDay(['09:00', '12:00']),
    slotMinutes: 60,
    bufferMinutes: 0,
    noticeMinutes: 0,
    horizonDays: 365,
    place: 'Video call',
    daysOff: [],
    ...changes,
  });
}
