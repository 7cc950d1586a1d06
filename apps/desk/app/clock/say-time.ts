import { CLOCK } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;

function split(minutes: number) {
  return { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR };
}

/** Open time in full, such as `1 hour 53 minutes`. */
export function sayTime(wholeMinutes: number): string {
  const { hours, minutes } = split(wholeMinutes);
  if (hours === 0) return CLOCK.minutes(minutes);
  return minutes === 0 ? CLOCK.hours(hours) : `${CLOCK.hours(hours)} ${CLOCK.minutes(minutes)}`;
}

/** Open time where there is little room, such as `1 h 53`. */
export function sayTimeShort(wholeMinutes: number): string {
  const { hours, minutes } = split(wholeMinutes);
  return hours === 0 ? CLOCK.minutesShort(minutes) : CLOCK.hoursShort(hours, minutes);
}

/** The minutes that are over; what is left counts a minute that has begun. */
export const minutesPast = (ms: number): number => Math.floor(ms / MINUTE_MS);
export const minutesLeft = (ms: number): number => Math.ceil(ms / MINUTE_MS);
