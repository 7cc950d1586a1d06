/** A day that is given as YYYY-MM-DD, in words. */
export function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
    .format(noon)
    .replace(',', '');
}
