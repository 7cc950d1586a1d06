import { readBookingReference } from '@high-street/bookings';
import {
  CommandError,
  parseWords,
  quoteWord,
  readLimit,
  refuseOthers,
  USUAL_NUMBER,
} from '@high-street/server/command';

const OPTIONS = {
  past: { type: 'boolean' },
  all: { type: 'boolean' },
  limit: { type: 'string' },
} as const;

/** How the command is used, for people. */
export const USAGE = `Usage:
  npm run bookings                                 lists the next ${USUAL_NUMBER} bookings, soonest first
  npm run bookings -- --past                       lists those that are over, latest first
  npm run bookings -- --limit NUMBER               lists that many, with --past too
  npm run bookings -- --all                        lists all of them, with --past too
  npm run bookings -- show REFERENCE               shows one booking with its lead and mail status
  npm run bookings -- cancel REFERENCE             cancels a booking and mails both sides
  npm run bookings -- release REFERENCE            gives a held booking its time and mails both sides
  npm run --silent bookings -- export FILE         writes all bookings as CSV; - is standard output
`;

/** What the operator asks for. */
export type Command =
  | { readonly name: 'list'; readonly when: 'upcoming' | 'past'; readonly limit: number }
  | { readonly name: 'show' | 'cancel' | 'release'; readonly reference: string }
  | { readonly name: 'export'; readonly file: string };

/** Reads the words after the command's name; throws CommandError for what it does not know. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words, OPTIONS);
  const [name, ...rest] = positionals;
  switch (name) {
    case undefined:
    case 'list':
      if (rest.length > 0) throw new CommandError('list takes no more words.');
      return {
        name: 'list',
        when: values.past ? 'past' : 'upcoming',
        limit: readLimit(values),
      };
    case 'show':
    case 'cancel':
    case 'release':
      refuseOthers(values, []);
      return { name, reference: readOnlyReference(name, rest) };
    case 'export':
      refuseOthers(values, []);
      return { name, file: readFile(rest) };
    default:
      throw new CommandError(`There is no command ${quoteWord(name)}.`);
  }
}

function readOnlyReference(name: string, words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new CommandError(`${name} takes one reference.`);
  const reference = readBookingReference(word);
  if (reference === null) throw new CommandError(`There is no booking ${quoteWord(word)}.`);
  return reference;
}

function readFile(words: readonly string[]): string {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0) throw new CommandError('export takes one file.');
  if (file === '') throw new CommandError('The name of the file is empty.');
  return file;
}
