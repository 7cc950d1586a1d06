/** A day as YYYY-MM-DD and a month as YYYY-MM; both compare as texts. */
const DAY_MS = 86_400_000;
const WEEK = 7;

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
const print = (date: Date) => date.toISOString().slice(0, 10);

export function toMonth(day: string): string {
  return day.slice(0, 7);
}

/** The day so many days later, or earlier for a negative count. */
export function addDays(day: string, count: number): string {
  return print(new Date(atNoon(day).getTime() + count * DAY_MS));
}

/** The month so many months later, or earlier for a negative count. */
export function addMonths(month: string, count: number): string {
  const first = atNoon(`${month}-01`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return toMonth(print(first));
}

/** How many days after Monday the day is. */
export function toWeekday(day: string): number {
  return (atNoon(day).getUTCDay() + WEEK - 1) % WEEK;
}

export function findLastDay(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day in another month, or its last day where that month is shorter. */
function inMonth(day: string, month: string): string {
  const wanted = `${month}${day.slice(7)}`;
  const last = findLastDay(month);
  return wanted < last ? wanted : last;
}

/** The month in weeks from Monday to Sunday; null stands for a day of another month. */
export function splitIntoWeeks(month: string): (string | null)[][] {
  const count = Number(findLastDay(month).slice(8));
  const blanks = toWeekday(`${month}-01`);
  const rows = Math.ceil((blanks + count) / WEEK);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: WEEK }, (_column, column) => {
      const index = row * WEEK + column - blanks;
      return index < 0 || index >= count ? null : addDays(`${month}-01`, index);
    }),
  );
}

/** Where a key of the date grid leads from a day; null for a key that means nothing there. */
export function dayByKey(day: string, key: string, isShifted = false): string | null {
  const months = (count: number) => inMonth(day, addMonths(toMonth(day), count));
  const moves: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -WEEK),
    ArrowDown: () => addDays(day, WEEK),
    Home: () => addDays(day, -toWeekday(day)),
    End: () => addDays(day, WEEK - 1 - toWeekday(day)),
    PageUp: () => months(isShifted ? -12 : -1),
    PageDown: () => months(isShifted ? 12 : 1),
  };
  return moves[key]?.() ?? null;
}

/** The day or month, or the nearer end when it lies outside. */
export function clampDay(day: string, first: string, last: string): string {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The first day of the month and of the one after it, which is what a look at the times asks for. */
export function monthRange(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: `${addMonths(month, 1)}-01` };
}
