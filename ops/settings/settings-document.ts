import { listSettings, type Setting } from './setting.ts';
import { SETTING_SOURCES } from './sources.ts';

const BEGIN = '<!-- settings: written by `npm run settings:docs` -->';
const END = '<!-- end of settings -->';
const HEAD = ['Variable', 'Unset', 'Read by', 'Meaning'];

function writeTable(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const write = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [write(HEAD), rule, ...rows.map(write)].join('\n');
}

function toRow({ name, unset, readers, meaning }: Setting): string[] {
  return [`\`${name}\``, unset, readers.join(', '), meaning];
}

/** A document with the table of all settings between its markers as the code has it now; throws when it has no markers. */
export function withSettings(document: string): string {
  const [before, rest] = document.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`The document has no place for the settings. Put in ${BEGIN} and ${END}.`);
  }
  const table = writeTable(listSettings(SETTING_SOURCES).map(toRow));
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
