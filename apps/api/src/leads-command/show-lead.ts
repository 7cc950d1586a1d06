import {
  historyLine,
  LEAD_COLUMNS,
  readColumn,
  type ArchivedLead,
  type LeadEvent,
} from '@high-street/leads';
import { labelRows, toTerminalLine, type LabelledRow } from '@high-street/server/command';

/** Every field of a lead, one labelled line each, and its history. */
export function showLead(lead: ArchivedLead, events: readonly LeadEvent[]): string {
  const fields = LEAD_COLUMNS.flatMap((column): LabelledRow[] => {
    const value = readColumn(lead, column);
    return value === undefined ? [] : [[column.label, value]];
  });
  const rows: readonly LabelledRow[] = [
    ['Reference', lead.reference],
    ['Id', lead.id],
    ['Stored', `${lead.createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['State', lead.answerState],
    ...(lead.heldFor ? [['Kept apart', lead.heldFor.join('; ')] as const] : []),
    ...fields,
  ];
  const history = events.map((event) => `  ${toTerminalLine(historyLine(event))}\n`).join('');
  return `${labelRows(rows)}\nHistory\n${history}`;
}
