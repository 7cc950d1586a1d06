import { type Role, ROLES } from '@high-street/people';
import { CommandError, parseWords, quoteWord, refuseOthers } from '@high-street/server/command';
import { z } from 'zod';

const OPTIONS = {
  name: { type: 'string' },
  role: { type: 'string' },
  end: { type: 'string' },
  'end-all': { type: 'boolean' },
} as const;

/** How the command is used, for people. */
export const USAGE = `Usage:
  npm run desk -- list                             lists the people of the desk
  npm run desk -- invite EMAIL                     prints a link that lets that person in once, within a day
  npm run desk -- invite EMAIL --role ROLE         invites them as one of ${ROLES.join(', ')}
  npm run desk -- invite EMAIL --name NAME         says what they are called
  npm run desk -- remove EMAIL                     removes a person, who is signed out at once
  npm run desk -- erase EMAIL                      erases a person's name and address, too
  npm run desk -- sessions                         lists the browsers that people are signed in with
  npm run desk -- sessions EMAIL                   lists those of one person
  npm run desk -- sessions --end ID                signs one of them out
  npm run desk -- sessions --end-all               signs everybody out; with EMAIL, one person
`;

const LONGEST_NAME = 80;

const emailSchema = z.email();
const nameSchema = z.string().trim().min(1).max(LONGEST_NAME);
const roleSchema = z.enum(ROLES);

/** What the operator asks for. */
export type Command =
  | { readonly name: 'list' }
  | {
      readonly name: 'invite';
      readonly email: string;
      readonly personName: string | undefined;
      readonly role: Role | undefined;
    }
  | { readonly name: 'remove' | 'erase'; readonly email: string }
  /** Null means everybody. */
  | { readonly name: 'sessions' | 'end-all'; readonly email: string | null }
  | { readonly name: 'end'; readonly id: string };

/** Reads the words after the command's name; throws CommandError for what it does not know. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parseWords(words, OPTIONS);
  const [name, ...rest] = positionals;
  switch (name) {
    case undefined:
      throw new CommandError('Say what is to be done.');
    case 'list':
      refuseOthers(values, []);
      if (rest.length > 0) throw new CommandError('list takes no more words.');
      return { name };
    case 'invite':
      refuseOthers(values, ['name', 'role']);
      return {
        name,
        email: readOnlyEmail(name, rest),
        personName: readName(values.name),
        role: readRole(values.role),
      };
    case 'remove':
    case 'erase':
      refuseOthers(values, []);
      return { name, email: readOnlyEmail(name, rest) };
    case 'sessions':
      refuseOthers(values, ['end', 'end-all']);
      return readSessions(values, rest);
    default:
      throw new CommandError(`There is no command ${quoteWord(name)}.`);
  }
}

function readEmail(word: string): string {
  const email = emailSchema.safeParse(word).data;
  if (email === undefined) throw new CommandError(`${quoteWord(word)} is no email address.`);
  return email;
}

function readOnlyEmail(name: string, words: readonly string[]): string {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) {
    throw new CommandError(`${name} takes one email address.`);
  }
  return readEmail(word);
}

function readName(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const name = nameSchema.safeParse(word).data;
  if (name === undefined) {
    throw new CommandError(`--name takes 1 to ${LONGEST_NAME} characters.`);
  }
  return name;
}

function readRole(word: string | undefined): Role | undefined {
  if (word === undefined) return undefined;
  const role = roleSchema.safeParse(word).data;
  if (role === undefined) {
    throw new CommandError(`--role takes one of ${ROLES.join(', ')}, not ${quoteWord(word)}.`);
  }
  return role;
}

function readSessions(
  { end, 'end-all': isEndingAll }: { end?: string; 'end-all'?: boolean },
  words: readonly string[],
): Command {
  const [word, ...more] = words;
  if (more.length > 0) throw new CommandError('sessions takes one email address at most.');
  if (end !== undefined) {
    if (isEndingAll) throw new CommandError('Give either --end or --end-all.');
    if (word !== undefined) throw new CommandError('--end takes no email address.');
    return { name: 'end', id: end };
  }
  const email = word === undefined ? null : readEmail(word);
  return { name: isEndingAll ? 'end-all' : 'sessions', email };
}
