import type { AnswerFigures, AnswerFiguresReader, WaitingFigures } from '@high-street/leads';

import { shareReads } from './share-reads.ts';

/** Adds a gauge that is read each time; what cannot be read is left out. */
type AddNumber = (name: string, help: string, read: () => Promise<number>) => unknown;

/** Adds what waits for an answer, and how soon leads were answered; all times are open time. */
export function addAnswerGauges(
  add: AddNumber,
  figures: Pick<AnswerFiguresReader, 'waiting' | 'lastThirtyDays'>,
): void {
  const waiting = shareReads<WaitingFigures>(figures.waiting);
  const answered = shareReads<AnswerFigures>(figures.lastThirtyDays);

  add('leads_waiting', 'Leads that wait for an answer.', async () => {
    return (await waiting()).waiting;
  });
  add('leads_late', 'Leads that wait for their first answer past its target.', async () => {
    return (await waiting()).late;
  });
  add(
    'lead_longest_wait_seconds',
    'Open time that the lead waits which waits longest for its first answer.',
    async () => ((await waiting()).longestWaitMs ?? 0) / 1_000,
  );
  add(
    'lead_answers_within_target_ratio',
    'Share of the first answers of 30 days that were in time; not a number where there was none.',
    async () => (await answered()).withinTarget ?? NaN,
  );
  add(
    'lead_answer_median_seconds',
    'Median of open time to the first answer, of 30 days; not a number where there was none.',
    async () => {
      const { medianMs } = await answered();
      return medianMs === null ? NaN : medianMs / 1_000;
    },
  );
}
