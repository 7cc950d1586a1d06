import type { ExportFormat } from '@high-street/leads';
import { ANSWER_STATES, type AnswerState } from '@high-street/server';
import {
  CommandError,
  parseWords,
  quoteWord,
  readLimit,
  refuseOthers,
  USUAL_NUMBER,
  type HelpCommand,
} from '@high-street/server/command';

import { readReference } from './read-reference.ts';

const OPTIONS = {
  all: { type: 'boolean' },
  limit: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How the command is used, for people. */
export const USAGE = `Usage:
  npm run leads                                    lists the newest ${USUAL_NUMBER} leads
  npm run leads -- --limit NUMBER                  lists that many
  npm run leads -- --all                           lists all of them
  npm run leads -- show REFERENCE                  shows one lead and its history
  npm run leads -- mark REFERENCE STATE            notes ${ANSWER_STATES.join(', ')}
  npm run leads -- release REFERENCE               takes a lead out of quarantine and sends its mails
  npm run leads -- dead                            lists dead letters: deliveries that were given up
  npm run leads -- requeue REFERENCE               tries a lead's dead letters again; with --all, every one
  npm run leads -- erase EMAIL                     erases all that is stored about a person
  npm run --silent leads -- export --csv FILE      writes all leads as CSV; - is standard output
  npm run --silent leads -- export --json FILE     writes all leads as JSON
`;

/** What the operator asks for. */
export type Command =
  | HelpCommand
  | { readonly name: 'list'; readonly limit: number }
  | { readonly name: 'show' | 'release'; readonly reference: string }
  | { readonly name: 'mark'; readonly reference: string; readonly state: AnswerState }
  | { readonly name: 'dead' }
  /** Null means every dead letter. */
  | { readonly name: 'requeue'; readonly reference: string | null }
  | { readonly name: 'erase'; readonly email: string }
  | { readonly name: 'export'; readonly format: ExportFormat; readonly file: string };

/** Reads the words after the command's name; throws CommandError for what it does not know. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words, OPTIONS);
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
      throw new CommandError(`There is no command ${quoteWord(name)}.`);
  }
}

function readOnlyReference(name: string, words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new CommandError(`${name} takes one reference.`);
  return toReference(word);
}

function toReference(word: string): string {
  const reference = readReference(word);
  if (reference === null) throw new CommandError(`There is no lead ${quoteWord(word)}.`);
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

function readTarget({ csv, json }: { csv?: string; json?: string }): {
  format: ExportFormat;
  file: string;
} {
  if ((csv === undefined) === (json === undefined)) {
    throw new CommandError('export takes either --csv FILE or --json FILE.');
  }
  const file = csv ?? json ?? '';
  if (file === '') throw new CommandError('The name of the file is empty.');
  return { format: csv === undefined ? 'json' : 'csv', file };
}
