import type { DeskLead } from '@high-street/leads';

/** Whether nobody has answered a lead, nor put it aside. */
export function isWaiting({
  answerState,
  heldFor,
  binnedAt,
}: Pick<DeskLead, 'answerState' | 'heldFor' | 'binnedAt'>): boolean {
  return answerState === 'new' && heldFor === null && binnedAt === null;
}
