import { parseArgs } from 'node:util';

import { CommandError } from './command-error.ts';
import { readReference } from './read-reference.ts';
import { toTerminalLine } from './terminal-text.ts';

const USUAL_NUMBER = 20;

/** How the command is used, for people. */
export const USAGE = `Usage:
  npm run leads                                    lists the newest ${USUAL_NUMBER} leads
  npm run leads -- --limit NUMBER                  lists that many
  npm run leads -- --all                           lists all of them
  npm run leads -- show REFERENCE                  shows one lead and the state of its mail
  npm run --silent leads -- export --csv FILE      writes all leads as CSV; - is standard output
  npm run --silent leads -- export --json FILE     writes all leads as JSON
`;

/** How exported leads are written down. */
export type ExportFormat = 'csv' | 'json';

/** What the operator asks for. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list'; readonly limit: number }
  | { readonly name: 'show'; readonly reference: string }
  | { readonly name: 'export'; readonly format: ExportFormat; readonly file: string };

type Options = ReturnType<typeof parse>['values'];

/** Reads the words after the command's name; throws CommandError for what it does not know. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  const [name, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  switch (name) {
    case undefined:
      refuseOthers(values, ['all', 'limit']);
      return { name: 'list', limit: readLimit(values) };
    case 'show':
      refuseOthers(values, []);
      return { name, reference: readOnlyWord(rest) };
    case 'export':
      refuseOthers(values, ['csv', 'json']);
      if (rest.length > 0) throw new CommandError('export takes its file after --csv or --json.');
      return { name, ...readTarget(values) };
    default:
      throw new CommandError(`There is no command ${quote(name)}.`);
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        limit: { type: 'string' },
        csv: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(toTerminalLine(error.message), { cause: error });
  }
}

function refuseOthers(values: Options, known: readonly string[]): void {
  const other = Object.keys(values).find((name) => !known.includes(name));
  if (other !== undefined) throw new CommandError(`--${other} does not belong to this command.`);
}

function readLimit({ all, limit }: Options): number {
  if (all && limit !== undefined) throw new CommandError('Give either --all or --limit.');
  if (all) return Infinity;
  if (limit === undefined) return USUAL_NUMBER;
  if (/^[1-9]\d{0,8}$/.test(limit)) return Number(limit);
  throw new CommandError(`--limit takes a whole number above 0, not ${quote(limit)}.`);
}

function readOnlyWord(words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new CommandError('show takes one reference.');
  const reference = readReference(word);
  if (reference === null) throw new CommandError(`There is no lead ${quote(word)}.`);
  return reference;
}

function readTarget({ csv, json }: Options): { format: ExportFormat; file: string } {
  if ((csv === undefined) === (json === undefined)) {
    throw new CommandError('export takes either --csv FILE or --json FILE.');
  }
  const file = csv ?? json ?? '';
  if (file === '') throw new CommandError('The name of the file is empty.');
  return { format: csv === undefined ? 'json' : 'csv', file };
}

function quote(word: string): string {
  return `"${toTerminalLine(word)}"`;
}
