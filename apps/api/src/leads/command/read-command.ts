import { parseArgs } from 'node:util';

import { ANSWER_STATES, type AnswerState } from '@high-street/server';

import { CommandError } from './command-error.ts';
import { readReference } from './read-reference.ts';
import { toTerminalLine } from './terminal-text.ts';

const USUAL_NUMBER = 20;

/** How the command is used, for people. */
export const USAGE = `Usage:
  npm run leads                                    lists the newest ${USUAL_NUMBER} leads
  npm run leads -- --limit NUMBER                  lists that many
  npm run leads -- --all                           lists all of them
  npm run leads -- show REFERENCE                  shows one lead and its story so far
  npm run leads -- mark REFERENCE STATE            notes ${ANSWER_STATES.join(', ')}
  npm run leads -- release REFERENCE               takes a lead out of quarantine and sends its mails
  npm run leads -- dead                            lists what could not be delivered and is given up
  npm run leads -- requeue REFERENCE               delivers that again; --all instead of it: everything
  npm run leads -- erase EMAIL                     erases all that is stored about a person
  npm run --silent leads -- export --csv FILE      writes all leads as CSV; - is standard output
  npm run --silent leads -- export --json FILE     writes all leads as JSON
`;

/** How exported leads are written down. */
export type ExportFormat = 'csv' | 'json';

/** What the operator asks for. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list'; readonly limit: number }
  | { readonly name: 'show' | 'release'; readonly reference: string }
  | { readonly name: 'mark'; readonly reference: string; readonly state: AnswerState }
  | { readonly name: 'dead' }
  /** Null stands for everything that is given up. */
  | { readonly name: 'requeue'; readonly reference: string | null }
  | { readonly name: 'erase'; readonly email: string }
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
    case 'release':
      refuseOthers(values, []);
      return { name, reference: readOnlyReference(name, rest) };
    case 'mark':
      refuseOthers(values, []);
      return { name, ...readMark(rest) };
    case 'dead':
      refuseOthers(values, []);
      if (rest.length > 0) throw new CommandError('dead takes no more words.');
      return { name };
    case 'requeue':
      refuseOthers(values, ['all']);
      if (values.all && rest.length > 0)
        throw new CommandError('Give either --all or a reference.');
      return { name, reference: values.all ? null : readOnlyReference(name, rest) };
    case 'erase':
      refuseOthers(values, []);
      return { name, email: readEmail(rest) };
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

function readOnlyReference(name: string, words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new CommandError(`${name} takes one reference.`);
  return toReference(word);
}

function toReference(word: string): string {
  const reference = readReference(word);
  if (reference === null) throw new CommandError(`There is no lead ${quote(word)}.`);
  return reference;
}

function readMark(words: readonly string[]): { reference: string; state: AnswerState } {
  const [word, typed, ...more] = words;
  const state = ANSWER_STATES.find((known) => known === typed);
  if (word === undefined || state === undefined || more.length > 0) {
    throw new CommandError(`mark takes a reference and one of ${ANSWER_STATES.join(', ')}.`);
  }
  return { reference: toReference(word), state };
}

function readEmail(words: readonly string[]): string {
  const [email, ...more] = words;
  if (!email?.includes('@') || more.length > 0) {
    throw new CommandError('erase takes one e-mail address.');
  }
  return email;
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
