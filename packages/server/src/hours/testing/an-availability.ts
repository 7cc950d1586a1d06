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

/** A provider for tests who has half hours on working days in London. */
export function aLondonAvailability(): Availability {
  return anAvailability({
    timeZone: 'Europe/London',
    weeklyHours: {
      ...everyDay(['09:30', '12:30'], ['13:30', '17:00']),
      saturday: [],
      sunday: [],
    },
    slotMinutes: 30,
    noticeMinutes: 240,
    horizonDays: 60,
  });
}
