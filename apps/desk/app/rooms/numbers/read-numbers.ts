import type { DeskServices } from '#/desk-services.ts';
import type { Calendar, Weeks } from '#/numbers/index.ts';
import { toDay } from '#app/parts/describe-moment.ts';
import { describeMissing } from './describe-missing.ts';
import { numbersAddress } from './numbers-address.ts';
import type { NumbersQuery } from './numbers-query.ts';
import { sayDay, sayShortDay } from './say-day.ts';
import { WORDS } from './words.ts';

const MINUTE_MS = 60_000;

type Periods = DeskServices['numbers']['periods'];

/** The weeks of which links and filters are made. */
type Shown = { readonly periods: Periods; readonly weeks: Weeks; readonly calendar: Calendar };

function listPresets(query: NumbersQuery, { periods, weeks: shown, calendar }: Shown) {
  return periods.PRESETS.map((preset) => {
    const weeks = periods.presetWeeks(preset, calendar);
    const isUsual = preset === 'four';
    const from = isUsual ? undefined : weeks.first;
    const to = isUsual ? undefined : periods.findLastDay(weeks);
    return {
      name: WORDS.preset[preset],
      to: numbersAddress(query, { from, to }),
      isShown: weeks.first === shown.first && weeks.end === shown.end,
    };
  });
}

/** The weeks that can be chosen, newest first. */
function listChoices({ periods, weeks: shown, calendar }: Shown) {
  const { first, end } = periods.shownWeeks(calendar);
  const mondays = periods.listWeeks({ first: first < shown.first ? first : shown.first, end });
  return mondays
    .map((monday, at) => {
      const sunday = periods.findLastDay({ first: monday, end: mondays[at + 1] ?? end });
      return { from: monday, fromWords: sayDay(monday), to: sunday, toWords: sayDay(sunday) };
    })
    .toReversed();
}

type Services = Pick<DeskServices, 'numbers' | 'retentionMonths' | 'office' | 'clock'>;

/** What the weeks of an address are. */
export async function findWeeks(services: Services, query: NumbersQuery) {
  const { numbers, retentionMonths, office, clock } = services;
  const calendar = {
    today: toDay(clock.now(), office.timeZone),
    firstDay: await numbers.findFirstDay(),
    keptMonths: retentionMonths,
  };
  return { calendar, weeks: numbers.periods.readWeeks(query, calendar) };
}

/** Reads what the room shows, in words where they are of the calendar. */
export async function readNumbers(services: Services, query: NumbersQuery) {
  const { calendar, weeks } = await findWeeks(services, query);
  const { periods } = services.numbers;
  const compared = periods.readCompared(query, weeks);
  const to = periods.findLastDay(weeks);
  const { page = null, campaign: source = null } = query;
  const { today, firstDay } = calendar;
  const isWhereKept = periods.isWhereKept(calendar);
  const asked = { weeks, compared, page, source, today };
  const say = weeks.first.slice(0, 4) === today.slice(0, 4) ? sayShortDay : sayDay;
  const { missing, missingBefore, ...numbers } = await services.numbers.read(asked);
  const notes =
    missing === null || firstDay === null
      ? { gaps: [], lines: [] }
      : describeMissing({ missing, missingBefore, firstDay, isWhereKept, compared, today });
  return {
    ...numbers,
    // Weeks that were over before counting began have nothing to tell.
    byWeek: numbers.byWeek
      .filter(({ week }) => week >= (firstDay === null ? today : periods.findMonday(firstDay)))
      .map(({ week, stages }) => ({ week, stages, label: say(week) })),
    isEmpty: missing === null,
    /** Whether what is shown has a form to begin. */
    hasForm: page === null || numbers.formPages.length > 0,
    notes,
    targetMinutes: services.office.targetMs / MINUTE_MS,
    period: {
      span: WORDS.span(say(weeks.first), say(to)),
      weeks: WORDS.weeks(periods.countWeeks(weeks)),
      from: weeks.first,
      to,
      runs: to >= today,
    },
    presets: listPresets(query, { periods, weeks, calendar }),
    choices: listChoices({ periods, weeks, calendar }),
  };
}

/** What the room shows. */
export type NumbersData = Awaited<ReturnType<typeof readNumbers>>;
