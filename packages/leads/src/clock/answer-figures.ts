import { sql } from 'kysely';

import { createNextUp, type NextUpParts, type QueuedLead } from './next-up.ts';

/** How soon leads were answered that had their first answer in a period. Times are open time. */
export type AnswerFigures = {
  readonly answered: number;
  /** Null where none was answered. */
  readonly medianMs: number | null;
  /** From 0 to 1; null where none was answered. */
  readonly withinTarget: number | null;
};

/** What waits for an answer at this moment. */
export type WaitingFigures = {
  readonly waiting: number;
  readonly late: number;
  /** Of those without a first answer; null where there is none. */
  readonly longest: QueuedLead | null;
  /** How much open time that one has waited. */
  readonly longestWaitMs: number | null;
};

const DAYS = 30;
const NOTHING: AnswerFigures = { answered: 0, medianMs: null, withinTarget: null };

/** Counts how soon leads are answered; those of robots, in the bin, and withdrawn by their visitors count in no figure. */
export function createAnswerFigures(parts: NextUpParts) {
  const { db, clock, office } = parts;
  const nextUp = createNextUp(parts);

  /** Of those whose first answer was at a moment or later. */
  async function since(from: Date, to: Date = clock.now()): Promise<AnswerFigures> {
    const { rows } = await sql<AnswerFigures>`
      select count(*)::int as answered,
        percentile_cont(0.5) within group (order by answered_after_ms) as "medianMs",
        avg((answered_after_ms <= ${office.targetMs})::int)::float8 as "withinTarget"
      from leads
      where answered_at >= ${from} and answered_at <= ${to} and origin = 'form'
        and answer_state <> 'spam' and binned_at is null and withdrawn_at is null`.execute(db);
    return rows[0] ?? NOTHING;
  }

  return {
    since,

    /** Of the last thirty times 24 hours. */
    lastThirtyDays: (): Promise<AnswerFigures> =>
      since(new Date(clock.now().getTime() - DAYS * 86_400_000)),

    /** Of the day that it is where the office is. */
    today: (): Promise<AnswerFigures> => since(office.startOfDay(clock.now())),

    async waiting(): Promise<WaitingFigures> {
      const [counts, [first]] = await Promise.all([nextUp.counts(), nextUp.queue({ limit: 1 })]);
      const longest = first === undefined || first.isAgain ? null : first;
      const longestWaitMs = longest && office.openTimeBetween(longest.start, clock.now());
      return { ...counts, longest, longestWaitMs };
    },
  };
}

export type AnswerFiguresReader = ReturnType<typeof createAnswerFigures>;
