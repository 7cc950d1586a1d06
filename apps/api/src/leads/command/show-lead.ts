import { labelRows, toTerminalLine, type LabelledRow } from '@high-street/server/command';

import type { ArchivedLead, LeadEvent } from './lead-archive.ts';
import { LEAD_COLUMNS, readColumn } from './lead-column.ts';
import { storyLine } from './lead-story.ts';

/** Every field of a lead, one labelled line each, and its story. */
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
  const story = events.map((event) => `  ${toTerminalLine(storyLine(event))}\n`).join('');
  return `${labelRows(rows)}\nStory\n${story}`;
}
