import { type Slot, tellApart } from '@high-street/contract';

const LOCALE = 'en-GB';

/** Makes each formatter once for a page, which has one zone. The last one is kept: all spellings would fill a server. */
function perZone(options: Intl.DateTimeFormatOptions) {
  let last: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;
  return (timeZone: string) => {
    if (last?.timeZone !== timeZone)
      last = { timeZone, format: new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }) };
    return last.format;
  };
}

const dateIn = perZone({ year: 'numeric', month: '2-digit', day: '2-digit' });
const clockIn = perZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekdayIn = perZone({ weekday: 'long' });
const dayIn = perZone({ day: 'numeric', month: 'long' });
const yearIn = perZone({ year: 'numeric' });
const monthIn = perZone({ month: 'long' });

function partOf(format: Intl.DateTimeFormat, at: Date, type: Intl.DateTimeFormatPartTypes): string {
  return format.formatToParts(at).find((part) => part.type === type)?.value ?? '';
}

/** The day that an instant falls on in a zone, as YYYY-MM-DD. */
export function toDay(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const format = dateIn(timeZone);
  return `${partOf(format, at, 'year')}-${partOf(format, at, 'month')}-${partOf(format, at, 'day')}`;
}

/** The wall clock of an instant in a zone, such as 09:30. */
function toTime(instant: string, timeZone: string): string {
  return clockIn(timeZone).format(new Date(instant));
}

/** A time with its offset where the clocks go back and it comes twice, or null. */
export type NamedTime = {
  readonly slot: Slot;
  readonly time: string;
  readonly offset: string | null;
};

/** A free time as it is read in a zone. */
export function nameTime(slot: Slot, timeZone: string): NamedTime {
  const { start } = slot;
  return { slot, time: toTime(start, timeZone), offset: tellApart(new Date(start), timeZone) };
}

/** The times of one day in a zone. */
export function timesOfDay(slots: readonly Slot[], day: string, timeZone: string): NamedTime[] {
  return slots
    .filter(({ start }) => toDay(start, timeZone) === day)
    .map((slot) => nameTime(slot, timeZone));
}

/** How many free times each day has in a zone. */
export function countByDay(slots: readonly Slot[], timeZone: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { start } of slots) {
    const day = toDay(start, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A day in words, such as `Thursday 14 May`. */
export function sayDay(day: string): string {
  return `${weekdayIn('UTC').format(noon(day))} ${dayIn('UTC').format(noon(day))}`;
}

/** A day in words with its year, such as `Thursday 14 May 2026`. */
export function sayFullDay(day: string): string {
  return `${sayDay(day)} ${yearIn('UTC').format(noon(day))}`;
}

/** A month in words with its year, such as `May 2026`. */
export function sayMonth(month: string): string {
  const first = noon(`${month}-01`);
  return `${monthIn('UTC').format(first)} ${yearIn('UTC').format(first)}`;
}

/** From when to when, such as `09:30 to 10:00`; `01:30 GMT-4 to 01:00 GMT-5` where the clocks go back. */
export function saySpan({ start, end }: Slot, timeZone: string): string {
  const say = (instant: string) =>
    [toTime(instant, timeZone), tellApart(new Date(instant), timeZone) ?? []].flat().join(' ');
  return `${say(start)} to ${say(end)}`;
}
