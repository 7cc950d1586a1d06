import { ANSWER_BUCKETS } from '@high-street/contract';
import { FORM_PAGES } from '@high-street/leads';

import type { CountStore, SumRow } from './count-store.ts';
import { holdWeeks, type HeldWeeks } from './held-weeks.ts';
import { PERIODS } from './period.ts';
import {
  ALL,
  answeredWhats,
  LANDING_WHATS,
  REGISTER_WHATS,
  STAGE_WHATS,
  VITAL_WHATS,
  WEEKLY_WHATS,
} from './series.ts';
import { eachStage, type Stage } from './stages.ts';
import { tellMissing } from './tell-missing.ts';
import { SHOWN_TO_WHATS, STOP_WHATS, tellStops } from './tell-stops.ts';
import { tellVitals } from './tell-vitals.ts';
import { holdSums, type HeldSums, type Told } from './told-sums.ts';
import { listWeeks, type Weeks } from './weeks.ts';

/** What is asked for: whole weeks, what they are compared with, and one page or one source, or all for null. */
export type NumbersAsked = {
  readonly weeks: Weeks;
  readonly compared: Weeks | null;
  readonly page: string | null;
  readonly source: string | null;
  /** The day that it is. */
  readonly today: string;
};

/** How many came how far. */
export type StageTotals = Readonly<Record<Stage, Told>>;

const NOWHERE = ['other', 'unknown'];
const STAGE_SUMS = [...new Set(Object.values(STAGE_WHATS).flat())];
const FORM_PATHS: readonly string[] = Object.values(FORM_PAGES);

type Place = { readonly page: string; readonly source: string; readonly but?: readonly string[] };

function tellStages(sums: HeldSums, place: Place, isCompared: boolean): StageTotals {
  return eachStage((stage) => sums.tell({ whats: STAGE_WHATS[stage], ...place }, isCompared));
}

type HeldPeriods = { readonly now: HeldWeeks; readonly earlier: HeldWeeks | null };

function tellWeekly({ now, earlier }: HeldPeriods, { weeks }: NumbersAsked) {
  const told = eachStage((stage) => ({
    now: now.tell(STAGE_WHATS[stage]),
    earlier: earlier && earlier.tell(STAGE_WHATS[stage]),
  }));
  return listWeeks(weeks).map((week, at) => ({
    week,
    stages: eachStage((stage) => ({
      now: told[stage].now[at] ?? 0,
      earlier: told[stage].earlier && (told[stage].earlier[at] ?? 0),
    })),
  }));
}

type Found = {
  readonly pages: readonly string[];
  readonly sources: readonly string[];
  readonly held: HeldPeriods;
  readonly whole: readonly SumRow[];
  readonly byPage: readonly SumRow[];
  readonly bySource: readonly SumRow[];
  readonly plain: readonly SumRow[];
};

/** Everything that is told, and nothing that is not: the sums go no further than here. */
function tellNumbers(found: Found, asked: NumbersAsked) {
  const { page, source } = { page: asked.page ?? ALL, source: asked.source ?? ALL };
  const isCompared = asked.compared !== null;
  const whole = holdSums(found.whole);
  const byPage = holdSums(found.byPage);
  const bySource = holdSums(found.bySource);
  const plain = holdSums(found.plain);
  const tellWhole = (whats: readonly string[]) => whole.tell({ whats, page, source }, isCompared);
  const places = asked.page === null ? [...found.pages, 'unknown'] : [asked.page];
  return {
    pages: found.pages,
    sources: found.sources,
    stages: tellStages(whole, { page, source }, isCompared),
    byWeek: tellWeekly(found.held, asked),
    formPages: FORM_PATHS.filter((path) => places.includes(path)).map((path) => ({
      page: path,
      stages: tellStages(byPage, { page: path, source }, isCompared),
    })),
    otherPages: byPage.tell({ whats: ['seen'], page: ALL, source, but: FORM_PATHS }, isCompared),
    landings: places.map((path) => {
      const tell = (what: string) => byPage.tell({ whats: [what], page: path, source }, isCompared);
      const [landed, sent, won] = LANDING_WHATS;
      return {
        page: path,
        seen: tell('seen'),
        landed: tell(landed),
        sent: tell(sent),
        won: tell(won),
      };
    }),
    bySource: (asked.source === null ? found.sources : [asked.source]).map((one) => ({
      source: one,
      stages: tellStages(bySource, { page, source: one }, isCompared),
    })),
    register: REGISTER_WHATS.map((what) => tellWhole([what])),
    answers: ANSWER_BUCKETS.map((bucket) => ({
      bucket,
      count: tellWhole(answeredWhats(bucket)),
    })),
    stops: tellStops(plain, { page, isCompared }),
    refused: plain.tell(
      { whats: ['refused:enquiry', 'refused:register'], page, source: '' },
      isCompared,
    ),
    vitals: tellVitals(plain, { pages: [page], isCompared }),
    vitalsByPage: tellVitals(plain, { pages: places, isCompared }),
    robots: plain.count({ whats: ['robot'], page, source: '' }),
  };
}

async function readNumbers(store: CountStore, asked: NumbersAsked) {
  const { weeks, compared, today } = asked;
  const { page, source } = { page: asked.page ?? ALL, source: asked.source ?? ALL };
  const [pages, sources, firstDay] = await Promise.all([
    store.listPages(),
    store.listSources(),
    store.findFirstDay(),
  ]);
  const bounds = [weeks, ...(compared === null ? [] : [compared])].flatMap((each) => [
    each.first,
    each.end,
  ]);
  const places = [...new Set([ALL, ...pages, ...NOWHERE, ...FORM_PATHS, page])];
  const ofPage = asked.page === null ? places : [page];
  const sums = (whats: readonly string[], of: readonly string[], from: readonly string[]) =>
    store.readSums({ whats, pages: of, sources: from }, bounds);
  const readPeriod = async (of: Weeks) => {
    const series = { whats: STAGE_SUMS, pages: [page], sources: [source] };
    const [rows, before] = await Promise.all([
      store.readWeeks(series, of),
      store.readSums(series, [of.first]),
    ]);
    return holdWeeks(of, { rows, before });
  };
  const readMissing = async (of: Weeks) =>
    firstDay === null
      ? null
      : tellMissing({ weeks: of, days: await store.readDays(of), firstDay, today });
  const [now, earlier, whole, byPage, bySource, stops, vitals, missing, missingBefore] =
    await Promise.all([
      readPeriod(weeks),
      compared && readPeriod(compared),
      sums(WEEKLY_WHATS, [page], [source]),
      sums([...STAGE_SUMS, ...LANDING_WHATS], places, [source]),
      sums(STAGE_SUMS, [page], asked.source === null ? sources : [source]),
      sums([...STOP_WHATS, ...SHOWN_TO_WHATS, 'robot'], [page], ['', ALL]),
      sums(VITAL_WHATS, ofPage, ['']),
      readMissing(weeks),
      compared && readMissing(compared),
    ]);
  const plain = [...stops, ...vitals];
  const held = { now, earlier };
  const found = { pages, sources, held, whole, byPage, bySource, plain };
  const told = tellNumbers(found, asked);
  return {
    ...told,
    /** Null before anything was counted. */
    missing,
    /** What the period compared with lacks; null without one. */
    missingBefore,
  };
}

/** Reads totals of whole weeks as they may be told: in fives, as `tellBetween` says. */
export function createNumbersReader(store: CountStore) {
  return {
    read: (asked: NumbersAsked) => readNumbers(store, asked),
    findFirstDay: store.findFirstDay,
    periods: PERIODS,
  };
}

/** Reads totals as they may be told. */
export type NumbersReader = ReturnType<typeof createNumbersReader>;

/** What is told of some weeks. */
export type Numbers = Awaited<ReturnType<NumbersReader['read']>>;
