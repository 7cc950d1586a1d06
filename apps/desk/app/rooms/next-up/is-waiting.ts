import type { DeskLead } from '@high-street/leads';

/** Whether nobody has answered a lead, nor put it aside. */
export function isWaiting({
  answerState,
  quarantinedFor,
  binnedAt,
}: Pick<DeskLead, 'answerState' | 'quarantinedFor' | 'binnedAt'>): boolean {
  return answerState === 'new' && quarantinedFor === null && binnedAt === null;
}
