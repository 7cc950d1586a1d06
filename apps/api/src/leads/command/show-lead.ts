import type { ArchivedLead, LeadEvent } from './lead-archive.ts';
import { LEAD_COLUMNS, readColumn } from './lead-column.ts';
import { storyLine } from './lead-story.ts';
import { toTerminalLine, toTerminalLines } from './terminal-text.ts';

const NOTHING = '-';
const GAP = '  ';

type Row = readonly [label: string, value: string];

/** Every field of a lead, one labelled line each, and its story. */
export function showLead(lead: ArchivedLead, events: readonly LeadEvent[]): string {
  const fields = LEAD_COLUMNS.flatMap((column): Row[] => {
    const value = readColumn(lead.contacts, column);
    return value === undefined ? [] : [[column.label, value]];
  });
  const rows: readonly Row[] = [
    ['Reference', lead.reference],
    ['Id', lead.id],
    ['Stored', `${lead.createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC`],
    ['State', lead.answerState],
    ...(lead.heldFor ? [['Kept apart', lead.heldFor.join('; ')] as const] : []),
    ...fields,
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const list = rows.map(([label, value]) => toBlock(label.padEnd(width), value)).join('');
  const story = events.map((event) => `  ${toTerminalLine(storyLine(event))}\n`).join('');
  return `${list}\nStory\n${story}`;
}

function toBlock(label: string, value: string): string {
  const indent = `\n${' '.repeat(label.length)}${GAP}`;
  return `${label}${GAP}${toTerminalLines(value).join(indent) || NOTHING}\n`;
}
