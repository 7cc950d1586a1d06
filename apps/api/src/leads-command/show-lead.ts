import {
  BIN_DAYS,
  historyLine,
  listValues,
  LOST_REASON_NAMES,
  type LeadEvent,
  type ListedLead,
} from '@high-street/leads';
import { labelRows, toTerminalLine, type LabelledRow } from '@high-street/server/command';

function stateOf({ answerState, lostReason }: ListedLead): string {
  return lostReason === null ? answerState : `${answerState}: ${LOST_REASON_NAMES[lostReason]}`;
}

/** Every field of a lead, one labelled line each, and its history. */
export function showLead(lead: ListedLead, events: readonly LeadEvent[]): string {
  const fields = listValues(lead).map(({ label, text }): LabelledRow => [label, text]);
  const rows: readonly LabelledRow[] = [
    ['Reference', lead.reference],
    ['Id', lead.id],
    ['Stored', `${lead.createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['State', stateOf(lead)],
    ...(lead.isBinned
      ? [['In the bin', `erased ${BIN_DAYS} days after it was put there`] as const]
      : []),
    ...(lead.holder === null ? [] : [['Answered by', lead.holder] as const]),
    ...(lead.quarantinedFor ? [['In quarantine', lead.quarantinedFor.join('; ')] as const] : []),
    ...fields,
  ];
  const history = events.map((event) => `  ${toTerminalLine(historyLine(event))}\n`).join('');
  return `${labelRows(rows)}\nHistory\n${history}`;
}
