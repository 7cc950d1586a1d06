import type { AnswerFiguresReader, Enquiry, OfficeClock } from '@high-street/leads';
import type { Clock } from '@high-street/server';

import type { Due } from './page/index.ts';

/** By when the visitor of a lead hears; null where nobody can say, or nobody waits. */
export type FindDue = (enquiry: Enquiry) => Promise<Due | null>;

/** Fewer answers say nothing about how soon one comes. */
const ENOUGH_ANSWERS = 20;
/** How long the number of answers is remembered, so that no visitor has them all counted. */
const KNOWN_FOR_MS = 60 * 1000;

type Parts = {
  readonly office: Pick<OfficeClock, 'dueAt'>;
  readonly figures: Pick<AnswerFiguresReader, 'lastThirtyDays'>;
  readonly clock: Clock;
};

/** Says by the office's clock when a visitor hears; promised only where enough answers came before. */
export function createFindDue({ office, figures, clock }: Parts): FindDue {
  let known = { until: 0, isEnough: false };

  async function isPromised(now: number): Promise<boolean> {
    if (now < known.until) return known.isEnough;
    const { answered } = await figures.lastThirtyDays();
    known = { until: now + KNOWN_FOR_MS, isEnough: answered >= ENOUGH_ANSWERS };
    return known.isEnough;
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
