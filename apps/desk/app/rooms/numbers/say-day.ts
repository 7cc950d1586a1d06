function format(day: string, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(at);
}

/** A day as a chart has it, such as `26 Oct`. */
export function sayShortDay(day: string): string {
  return format(day, { day: 'numeric', month: 'short' });
}

/** A day with its year, such as `26 Oct 2026`. */
export function sayDay(day: string): string {
  return format(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day in a sentence, such as `24 November`, with its year once that is another one than today's. */
export function sayLongDay(day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return format(day, { day: 'numeric', month: 'long', ...year });
}
