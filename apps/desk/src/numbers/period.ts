import { addWeeks, findLastDay, listWeeks, findMonday, monthsBefore, type Weeks } from './weeks.ts';

/** Which weeks are asked for: by any day of the first and of the last, and beside which others. */
export type PeriodAsked = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly compare: 'none' | 'previous' | 'year';
};

/** The lengths that have a link of their own. */
export const PRESETS = ['this-week', 'four', 'twelve', 'year', 'all'] as const;

/** One of these lengths. */
export type Preset = (typeof PRESETS)[number];

const YEAR_WEEKS = 52;
const USUAL_WEEKS = 4;
const WEEK_MS = 7 * 86_400_000;

/** What the calendar says: the day that it is, and the first on which anything counted; and after how many months totals are removed. */
export type Calendar = {
  readonly today: string;
  readonly firstDay: string | null;
  readonly keptMonths: number;
};

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** How many weeks a period has. */
export function countWeeks({ first, end }: Weeks): number {
  return Math.round((Date.parse(end) - Date.parse(first)) / WEEK_MS);
}

/** The first week of which totals are still kept. */
function oldestWeek({ today, keptMonths }: Calendar): string {
  return findMonday(monthsBefore(today, keptMonths));
}

/**
 * Whether the first day lies where totals are removed that are too old, so that nothing tells any more when counting
 * began. What lies further back goes in the night that comes.
 */
export function isWhereKept(calendar: Calendar): boolean {
  const { firstDay } = calendar;
  return firstDay !== null && findMonday(firstDay) <= oldestWeek(calendar);
}

/** The weeks that can be shown: from when counting began, or for as long as totals are kept, to the one that runs. */
export function shownWeeks(calendar: Calendar): Weeks {
  const { today, firstDay } = calendar;
  const monday = findMonday(today);
  const first = firstDay === null ? monday : later(findMonday(firstDay), oldestWeek(calendar));
  return { first, end: addWeeks(monday, 1) };
}

/** The weeks of a link. */
export function presetWeeks(preset: Preset, calendar: Calendar): Weeks {
  const monday = findMonday(calendar.today);
  const last = (weeks: number) => ({ first: addWeeks(monday, -weeks), end: monday });
  switch (preset) {
    case 'this-week':
      return { first: monday, end: addWeeks(monday, 1) };
    case 'four':
      return last(USUAL_WEEKS);
    case 'twelve':
      return last(12);
    case 'year':
      return last(YEAR_WEEKS);
    case 'all':
      return shownWeeks(calendar);
  }
}

/** The weeks that an address asks for, whole ones; the last four unless it says otherwise. */
export function readWeeks({ from, to }: PeriodAsked, calendar: Calendar): Weeks {
  const usual = presetWeeks('four', calendar);
  const { end } = shownWeeks(calendar);
  const oldest = oldestWeek(calendar);
  const [one, other] = [from ?? usual.first, to ?? findLastDay(usual)].map(findMonday).toSorted();
  const first = earlier(later(one ?? oldest, oldest), addWeeks(end, -1));
  return { first, end: later(earlier(addWeeks(other ?? first, 1), end), addWeeks(first, 1)) };
}

/** What an address asks to compare weeks with; null for nothing. A year has 52 weeks, so that weekdays match. */
export function readCompared({ compare }: PeriodAsked, { first, end }: Weeks): Weeks | null {
  if (compare === 'none') return null;
  const back = compare === 'year' ? YEAR_WEEKS : countWeeks({ first, end });
  return { first: addWeeks(first, -back), end: addWeeks(end, -back) };
}

/** What the calendar knows of weeks, for screens. */
export const PERIODS = {
  PRESETS,
  countWeeks,
  isWhereKept,
  shownWeeks,
  presetWeeks,
  readWeeks,
  readCompared,
  findLastDay,
  listWeeks,
  findMonday,
} as const;
