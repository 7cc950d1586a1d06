const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const BLOCK_DAYS = 8 * WEEK_DAYS;
const FIRST_BLOCK = '2024-01-01';

/** Whole weeks: the Monday of the first, and the Monday after the last. Days are written as YYYY-MM-DD. */
export type Weeks = { readonly first: string; readonly end: string };

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday so many weeks after another. */
export function addWeeks(monday: string, weeks: number): string {
  return addDays(monday, weeks * WEEK_DAYS);
}

/** The day so many months before another; the last of its month where that has no such day. */
export function monthsBefore(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const date = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() - months + 1, 0);
  at.setUTCDate(Math.min(date, at.getUTCDate()));
  return at.toISOString().slice(0, 10);
}

/** The Monday of the week in which a day lies. */
export function findMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % WEEK_DAYS));
}

/** The Monday on which the block of eight weeks begins that has a week; as `count_block` of the database says. */
export function findBlock(monday: string): string {
  const days = (Date.parse(monday) - Date.parse(FIRST_BLOCK)) / DAY_MS;
  return addDays(FIRST_BLOCK, Math.floor(days / BLOCK_DAYS) * BLOCK_DAYS);
}

/** The last day of weeks, a Sunday. */
export function findLastDay({ end }: Weeks): string {
  return addDays(end, -1);
}

/** The days from one to before another, in order. */
export function listDays(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The Mondays of weeks, in order. */
export function listWeeks({ first, end }: Weeks): string[] {
  const mondays: string[] = [];
  for (let monday = first; monday < end; monday = addWeeks(monday, 1)) mondays.push(monday);
  return mondays;
}
