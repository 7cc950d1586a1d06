/** Gives the day of a moment in a time zone, YYYY-MM-DD: the way Swedish writes a day. */
export function createDays(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
  return (at) => format.format(at);
}
