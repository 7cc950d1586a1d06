import type { ArchivedLead, MailState } from './lead-archive.ts';
import { LEAD_COLUMNS, readColumn } from './lead-column.ts';
import { toTerminalLines } from './terminal-text.ts';

const NOTHING = '-';
const GAP = '  ';

type Row = readonly [label: string, value: string];

/** Every field of a lead and the state of its mail, one labelled line each. */
export function showLead(lead: ArchivedLead, mail: MailState | null): string {
  const fields = LEAD_COLUMNS.flatMap((column): Row[] => {
    const value = readColumn(lead.contacts, column);
    return value === undefined ? [] : [[column.label, value]];
  });
  const rows: readonly Row[] = [
    ['Reference', lead.reference],
    ['Id', lead.id],
    ['Stored', toSecond(lead.createdAt)],
    ...fields,
    ...mailRows(mail),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => toBlock(label.padEnd(width), value)).join('');
}

function mailRows(mail: MailState | null): readonly Row[] {
  if (mail === null) return [['Mail', 'none']];
  return [
    ['Mail', mail.acceptedAt === null ? 'not accepted yet' : 'accepted by the mail server'],
    ['Mail accepted', toSecond(mail.acceptedAt)],
    ['Mail server reply', mail.serverReply ?? ''],
    ['Mail attempts', String(mail.attempts)],
    ['Mail last attempt', toSecond(mail.lastAttemptAt)],
    ['Mail last error', mail.lastError ?? ''],
  ];
}

function toBlock(label: string, value: string): string {
  const indent = `\n${' '.repeat(label.length)}${GAP}`;
  return `${label}${GAP}${toTerminalLines(value).join(indent) || NOTHING}\n`;
}

function toSecond(date: Date | null): string {
  return date === null ? '' : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
