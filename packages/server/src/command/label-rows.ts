import { toTerminalLines } from './terminal-text.ts';

const NOTHING = '-';
const GAP = '  ';

/** A value under its name. */
export type LabelledRow = readonly [label: string, value: string];

/** Each value on a line beside its name; the further lines of a longer one are below it. */
export function labelRows(rows: readonly LabelledRow[]): string {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => toBlock(label.padEnd(width), value)).join('');
}

function toBlock(label: string, value: string): string {
  const indent = `\n${' '.repeat(label.length)}${GAP}`;
  return `${label}${GAP}${toTerminalLines(value).join(indent) || NOTHING}\n`;
}
