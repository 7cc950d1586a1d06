import { readBookingReference } from '@high-street/bookings';
import {
  checkEmail,
  LENGTH_LIMIT,
  LOST_REASONS,
  type LostReason,
  readReference,
} from '@high-street/contract';
import { BIN_DAYS, type ExportFormat, LEAD_MAIL_KINDS, type LeadMark } from '@high-street/leads';
import { ANSWER_STATES } from '@high-street/server';
import {
  CommandError,
  parseWords,
  quoteWord,
  readLimit,
  refuseOthers,
  USUAL_NUMBER,
} from '@high-street/server/command';

const OPTIONS = {
  all: { type: 'boolean' },
  limit: { type: 'string' },
  csv: { type: 'string' },
  json: { type: 'string' },
  exact: { type: 'boolean' },
} as const;

/** The states that need no reason. */
const MARKS = ANSWER_STATES.filter((state) => state !== 'lost');

/** An address without a name or a scheme around it. Other servers name people by ones that no form takes. */
const ADDRESS_ALONE = /^[^\s<>:;,@]+@[^\s<>:;,@]+$/;

/** What is done to a lead that takes no more words. */
const PLAIN_ACTS = ['release', 'bin', 'restore', 'hand-back', 'stop-news'] as const;

/** How the command is used, for people. */
export const USAGE = `Usage:
  npm run leads                                    lists the newest ${USUAL_NUMBER} leads
  npm run leads -- --limit NUMBER                  lists that many
  npm run leads -- --all                           lists all of them
  npm run leads -- show REFERENCE                  shows one lead and its history
  npm run leads -- mark REFERENCE STATE            notes ${MARKS.join(', ')}
  npm run leads -- mark REFERENCE lost REASON      notes that it is lost, and why: ${LOST_REASONS.slice(0, 3).join(', ')},
                                                   ${LOST_REASONS.slice(3).join(', ')}
  npm run leads -- note REFERENCE WORDS            adds a note
  npm run leads -- reply REFERENCE EMAIL           sends what standard input says as a reply of one of the
                                                   desk's people
  npm run leads -- give REFERENCE EMAIL            gives a lead to one of the desk's people
  npm run leads -- address REFERENCE EMAIL         gives a lead the email address that its visitor meant, and
                                                   sends anew what was given up or sent back
  npm run leads -- hand-back REFERENCE             takes a lead from whoever answers it
  npm run leads -- stop-news REFERENCE             takes back every yes to news and offers of whoever sent it
  npm run leads -- bin REFERENCE                   puts a lead in the bin; it is erased after ${BIN_DAYS} days
  npm run leads -- restore REFERENCE               takes a lead out of the bin
  npm run leads -- release REFERENCE               takes a lead out of quarantine and sends its mails
  npm run leads -- late                            lists leads that wait past their target, the longest first
  npm run leads -- dead                            lists dead letters: deliveries that were given up
  npm run leads -- requeue REFERENCE               tries the dead letters of a lead or of a booking again; with
                                                   --all, every one
  npm run leads -- resend REFERENCE KIND           sends a mail once more that was accepted: ${LEAD_MAIL_KINDS.join(', ')}
  npm run leads -- erase EMAIL                     erases all that is stored about a person, in every spelling of
                                                   the mailbox; with --exact, of that address alone
  npm run --silent leads -- export --csv FILE      writes all leads as CSV; - is standard output
  npm run --silent leads -- export --json FILE     writes all leads as JSON
  npm run --silent leads -- export EMAIL --json FILE
                                                   writes leads, bookings, contacts and mails of a person,
                                                   in every spelling; with --exact, of that address alone
`;

/** What the operator asks for. */
export type Command =
  | { readonly name: 'list'; readonly limit: number }
  | { readonly name: 'show'; readonly reference: string }
  | { readonly name: (typeof PLAIN_ACTS)[number]; readonly reference: string }
  | { readonly name: 'mark'; readonly reference: string; readonly mark: LeadMark }
  | { readonly name: 'note'; readonly reference: string; readonly body: string }
  | {
      readonly name: 'give' | 'address';
      readonly reference: string;
      readonly email: string;
    }
  | { readonly name: 'resend'; readonly reference: string; readonly kind: string }
  | { readonly name: 'reply'; readonly reference: string; readonly email: string }
  | { readonly name: 'dead' | 'late' }
  /** Null means every dead letter. */
  | { readonly name: 'requeue'; readonly reference: string | null }
  | { readonly name: 'requeue'; readonly bookingReference: string }
  | { readonly name: 'erase'; readonly email: string; readonly isExact: boolean }
  | { readonly name: 'export'; readonly format: ExportFormat; readonly file: string }
  /** Of a person alone. */
  | {
      readonly name: 'export';
      readonly email: string;
      readonly isExact: boolean;
      readonly file: string;
    };

/** Reads the words after the command's name; throws CommandError for what it does not know. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words, OPTIONS);
  const [name, ...rest] = positionals;
  switch (name) {
    case undefined:
      refuseOthers(values, ['all', 'limit']);
      return { name: 'list', limit: readLimit(values) };
    case 'requeue':
      refuseOthers(values, ['all']);
      if (values.all && rest.length > 0)
        throw new CommandError('Give either --all or a reference.');
      return values.all ? { name, reference: null } : readRequeue(rest);
    case 'export':
      return readExport(rest, values);
    case 'erase':
      refuseOthers(values, ['exact']);
      return { name, email: readEmail(name, rest), isExact: values.exact === true };
    default: {
      const command = readWithoutOptions(name, rest);
      refuseOthers(values, []);
      return command;
    }
  }
}

function readWithoutOptions(name: string, rest: readonly string[]): Command {
  const act = PLAIN_ACTS.find((known) => known === name);
  if (act) return { name: act, reference: readOnlyReference(act, rest) };
  switch (name) {
    case 'show':
      return { name, reference: readOnlyReference(name, rest) };
    case 'mark':
      return { name, ...readMark(rest) };
    case 'note':
      return { name, ...readNote(rest) };
    case 'give':
    case 'reply':
      return { name, ...readPerson(name, rest) };
    case 'address':
      return { name, ...readAddress(rest) };
    case 'resend':
      return { name, ...readResend(rest) };
    case 'dead':
    case 'late':
      if (rest.length > 0) throw new CommandError(`${name} takes no more words.`);
      return { name };
    default:
      throw new CommandError(`There is no command ${quoteWord(name)}.`);
  }
}

function readOnlyReference(name: string, words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new CommandError(`${name} takes one reference.`);
  return toReference(word);
}

/** Dead letters name bookings, too, whose references are longer than those of leads. */
function readRequeue(words: readonly string[]): Command {
  const booking = words.length === 1 ? readBookingReference(words[0] ?? '') : null;
  return booking === null
    ? { name: 'requeue', reference: readOnlyReference('requeue', words) }
    : { name: 'requeue', bookingReference: booking };
}

function toReference(word: string): string {
  const reference = readReference(word);
  if (reference === null) throw new CommandError(`There is no lead ${quoteWord(word)}.`);
  return reference;
}

function readMark(words: readonly string[]): { reference: string; mark: LeadMark } {
  const [word, typed, ...more] = words;
  const state = ANSWER_STATES.find((known) => known === typed);
  if (word === undefined || state === undefined || (state !== 'lost' && more.length > 0)) {
    throw new CommandError(`mark takes a reference and one of ${ANSWER_STATES.join(', ')}.`);
  }
  const mark = state === 'lost' ? { state, reason: readReason(more) } : { state };
  return { reference: toReference(word), mark };
}

function readReason([typed, ...more]: readonly string[]): LostReason {
  const reason = LOST_REASONS.find((known) => known === typed);
  if (reason === undefined || more.length > 0) {
    throw new CommandError(`lost takes a reason: one of ${LOST_REASONS.join(', ')}.`);
  }
  return reason;
}

function readNote([word, ...words]: readonly string[]): { reference: string; body: string } {
  const body = words.join(' ').trim();
  if (word === undefined || body === '') {
    throw new CommandError('note takes a reference and the words of the note.');
  }
  return { reference: toReference(word), body };
}

function readPerson(
  name: string,
  [word, email, ...more]: readonly string[],
): { reference: string; email: string } {
  if (word === undefined || !email?.includes('@') || more.length > 0) {
    throw new CommandError(
      `${name} takes a reference and the email address of a person of the desk.`,
    );
  }
  return { reference: toReference(word), email };
}

function readAddress([word, typed = '', ...more]: readonly string[]): {
  reference: string;
  email: string;
} {
  const email = typed.trim();
  const isGood = checkEmail(email) === null && email.length <= LENGTH_LIMIT.email;
  if (word === undefined || more.length > 0 || !isGood) {
    throw new CommandError('address takes a reference and an email address.');
  }
  return { reference: toReference(word), email };
}

function readResend([word, typed, ...more]: readonly string[]): {
  reference: string;
  kind: string;
} {
  const kind = LEAD_MAIL_KINDS.find((known) => known === typed);
  if (word === undefined || kind === undefined || more.length > 0) {
    throw new CommandError(`resend takes a reference and one of ${LEAD_MAIL_KINDS.join(', ')}.`);
  }
  return { reference: toReference(word), kind };
}

function readEmail(name: string, words: readonly string[]): string {
  const [typed = '', ...more] = words;
  const email = typed.trim();
  if (!ADDRESS_ALONE.test(email) || more.length > 0) {
    throw new CommandError(`${name} takes one email address.`);
  }
  return email;
}

type ExportValues = { csv?: string; json?: string; exact?: boolean };

function readExport(words: readonly string[], values: ExportValues): Command {
  const isOfAll = words.length === 0;
  refuseOthers(values, isOfAll ? ['csv', 'json'] : ['json', 'exact']);
  const target = readTarget(values);
  if (isOfAll) return { name: 'export', ...target };
  const [email, isExact] = [readEmail('export', words), values.exact === true];
  return { name: 'export', email, isExact, file: target.file };
}

function readTarget({ csv, json }: ExportValues): {
  format: ExportFormat;
  file: string;
} {
  if ((csv === undefined) === (json === undefined)) {
    throw new CommandError('export takes --csv FILE, --json FILE or EMAIL --json FILE.');
  }
  const file = csv ?? json ?? '';
  if (file === '') throw new CommandError('The name of the file is empty.');
  return { format: csv === undefined ? 'json' : 'csv', file };
}
