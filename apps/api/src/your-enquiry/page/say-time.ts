/** How times are said in the provider's zone, in which its office opens. */
export function createTimes(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options });
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const clockTime = format(clock);
  const zoneName = format({ timeZoneName: 'short' });
  const dayName = format(day);
  const dayKey = format({ year: 'numeric', month: '2-digit', day: '2-digit' });

  const yearOf = (at: Date) => format({ year: 'numeric' }).format(at);
  /** Nothing where both are in one year: most pages are read within days. */
  const otherYear = (at: Date, now: Date) =>
    yearOf(at) === yearOf(now) ? {} : ({ year: 'numeric' } as const);

  const zoneOf = (at: Date) =>
    zoneName.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

  return {
    /** `23 November 2028`. */
    day: (at: Date) => format({ day: 'numeric', month: 'long', year: 'numeric' }).format(at),

    /** `Monday 23 November 2026, 09:41 GMT`. */
    full: (at: Date) =>
      `${format({ ...day, year: 'numeric' })
        .format(at)
        .replace(',', '')}, ${clockTime.format(at)} ${zoneOf(at)}`,

    /** `11:41 today`, or `Monday 23 November, 11:41`, with the year of another one. */
    near: (at: Date, now: Date) =>
      dayKey.format(at) === dayKey.format(now)
        ? `${clockTime.format(at)} today`
        : `${format({ ...day, ...otherYear(at, now) })
            .format(at)
            .replace(',', '')}, ${clockTime.format(at)}`,

    /** `11:20`, or `23 November, 11:20` on another day, with the year of another one. */
    short: (at: Date, now: Date) =>
      dayKey.format(at) === dayKey.format(now)
        ? clockTime.format(at)
        : `${format({ day: 'numeric', month: 'long', ...otherYear(at, now) }).format(at)}, ${clockTime.format(at)}`,

    /** `Monday 23 November, GMT`. */
    dayAndZone: (at: Date) => `${dayName.format(at).replace(',', '')}, ${zoneOf(at)}`,

    /** `Monday 23 November at 11:41`, in a zone of its own. */
    booked: (at: Date, zone: string) =>
      `${format(day, zone).format(at).replace(',', '')} at ${format(clock, zone).format(at)} (${zone.replaceAll('_', ' ')})`,
  };
}

export type Times = ReturnType<typeof createTimes>;
