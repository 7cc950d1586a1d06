import type { DeskServices } from '#/desk-services.ts';
import { addWeeks, lastDayOf, listWeeks, mondayOf, type Weeks } from '#/numbers/index.ts';
import { dayOf } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { describeMissing } from './describe-missing.ts';
import { numbersAddress } from './numbers-address.ts';
import type { NumbersQuery } from './numbers-query.ts';
import {
  countWeeks,
  PRESETS,
  presetWeeks,
  readCompared,
  readWeeks,
  shownWeeks,
  type Calendar,
} from './period.ts';
import { sayDay, sayShortDay } from './say-day.ts';
import { WORDS } from './words.ts';

const MINUTE_MS = 60_000;

const toDays = (weeks: Weeks) => ({ from: weeks.first, to: lastDayOf(weeks) });

function listPresets(query: NumbersQuery, shown: Weeks, calendar: Calendar) {
  return PRESETS.map((preset) => {
    const weeks = presetWeeks(preset, calendar);
    return {
      name: WORDS.preset[preset],
      to: numbersAddress(
        query,
        preset === 'four' ? { from: undefined, to: undefined } : toDays(weeks),
      ),
      isShown: weeks.first === shown.first && weeks.end === shown.end,
    };
  });
}

/** The weeks that can be chosen, newest first, by the year in which each begins. */
function listChoices(calendar: Calendar, shown: Weeks) {
  const { first, end } = shownWeeks(calendar);
  const all = { first: first < shown.first ? first : shown.first, end };
  return listWeeks(all)
    .toReversed()
    .map((monday) => {
      const sunday = lastDayOf({ first: monday, end: addWeeks(monday, 1) });
      return { from: monday, fromWords: sayDay(monday), to: sunday, toWords: sayDay(sunday) };
    });
}

/** What the weeks of an address are. */
export async function findWeeks(
  { numbers, clock }: Pick<DeskServices, 'numbers' | 'clock'>,
  query: NumbersQuery,
) {
  const calendar = { today: dayOf(clock.now(), ZONE), firstDay: await numbers.findFirstDay() };
  return { calendar, weeks: readWeeks(query, calendar) };
}

/** Reads what the room shows, in words where they are of the calendar. */
export async function readNumbers(
  services: Pick<DeskServices, 'numbers' | 'clock' | 'office'>,
  query: NumbersQuery,
) {
  const { calendar, weeks } = await findWeeks(services, query);
  const compared = readCompared(query, weeks);
  const { page = null, campaign: source = null } = query;
  const { today, firstDay } = calendar;
  const asked = { weeks, compared, page, source, today };
  const say = weeks.first.slice(0, 4) === today.slice(0, 4) ? sayShortDay : sayDay;
  const { missing, ...numbers } = await services.numbers.read(asked);
  const notes =
    missing === null || firstDay === null
      ? { gaps: [], lines: [] }
      : describeMissing({ missing, firstDay, compared, today });
  return {
    ...numbers,
    // Weeks that were over before counting began have nothing to tell.
    byWeek: numbers.byWeek
      .filter(({ week }) => week >= (firstDay === null ? today : mondayOf(firstDay)))
      .map(({ week, stages }) => ({ week, stages, label: say(week) })),
    isEmpty: missing === null,
    /** Whether what is shown has a form to begin. */
    hasForm: page === null || numbers.formPages.length > 0,
    notes,
    targetMinutes: services.office.targetMs / MINUTE_MS,
    period: {
      span: WORDS.span(say(weeks.first), say(lastDayOf(weeks))),
      weeks: WORDS.weeks(countWeeks(weeks)),
      ...toDays(weeks),
      runs: lastDayOf(weeks) >= today,
    },
    presets: listPresets(query, weeks, calendar),
    choices: listChoices(calendar, weeks),
  };
}

/** What the room shows. */
export type NumbersData = Awaited<ReturnType<typeof readNumbers>>;
