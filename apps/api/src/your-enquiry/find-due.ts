import type { AnswerFiguresReader, Enquiry, OfficeClock } from '@high-street/leads';
import type { Clock } from '@high-street/server';

import type { Due } from './page/index.ts';

/** By when the visitor of a lead hears; null where nobody can say, or nobody waits. */
export type FindDue = (enquiry: Enquiry) => Promise<Due | null>;

/** Fewer answers say nothing about how soon one comes. */
const ENOUGH_ANSWERS = 20;
/** How long the figures are remembered, so that no visitor has all answers counted. */
const KNOWN_FOR_MS = 60 * 1000;

type Parts = {
  readonly office: Pick<OfficeClock, 'dueAt' | 'targetMs'>;
  readonly figures: Pick<AnswerFiguresReader, 'lastThirtyDays'>;
  readonly clock: Clock;
};

/**
 * Says by the office's clock when a visitor hears. It is promised only where enough answers came before, and half of them
 * within the target: otherwise the hour is not the usual one.
 */
export function createFindDue({ office, figures, clock }: Parts): FindDue {
  let known = { until: 0, isUsual: false };

  async function isPromised(now: number): Promise<boolean> {
    if (now < known.until) return known.isUsual;
    const { answered, medianMs } = await figures.lastThirtyDays();
    const isInTime = medianMs !== null && medianMs <= office.targetMs;
    known = { until: now + KNOWN_FOR_MS, isUsual: answered >= ENOUGH_ANSWERS && isInTime };
    return known.isUsual;
  }

  return async ({ startedAt, state, answeredAt, withdrawnAt }) => {
    if (startedAt === null || state !== 'new' || answeredAt !== null || withdrawnAt !== null) {
      return null;
    }
    const at = office.dueAt(startedAt);
    const now = clock.now().getTime();
    return at && { at, isLate: at.getTime() < now, isPromised: await isPromised(now) };
  };
}
