/** Where an hour stands on the ruler: nine o'clock is on the page's left edge. */
const NINE = 80;
const HOUR = 132;

/** Turns an hour of the day, 14.5 being half past two, into its place on the ruler. */
export function placeOfHour(hour: number): number {
  return NINE + (hour - 9) * HOUR;
}

/** Turns a length in hours into one on the ruler. */
export function lengthOfHours(hours: number): number {
  return hours * HOUR;
}

/** Down from the flag of the now-line: the ruler, and the lanes under it. */
export const RULER = { top: 40, height: 54, lanes: 112, lane: 78, foot: 424 } as const;
