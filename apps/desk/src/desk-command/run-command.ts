import {
  LastOwner,
  type PeopleDesk,
  type Person,
  PersonGone,
  type Sessions,
  StaleVersion,
} from '@high-street/people';
import type { Clock } from '@high-street/server';
import {
  CommandError,
  quoteWord,
  toMinute,
  toTerminalLine,
  type Write,
  writePieces,
} from '@high-street/server/command';
import { mailboxKey } from '@high-street/server/mailbox';

import { listPeople, listSessions } from './list-people.ts';
import type { Command } from './read-command.ts';

type Parts = {
  readonly people: PeopleDesk;
  readonly sessions: Sessions;
  /** Where people reach the desk. */
  readonly origin: string;
  readonly clock: Clock;
  readonly write: Write;
};

const ACTOR = { kind: 'command' } as const;

/** Does what the operator asked for; throws CommandError. */
export async function runCommand(command: Command, parts: Parts): Promise<void> {
  const { people, sessions, clock, write } = parts;
  switch (command.name) {
    case 'list':
      return writePieces(listPeople(await people.list(), clock.now()), write);
    case 'invite':
      return write(await explain(() => invite(command, parts)));
    case 'remove': {
      const { id: personId, version, email } = await find(command.email, people);
      await explain(() => people.remove({ personId, version, actor: ACTOR }));
      return write(
        `${toTerminalLine(email)} is removed and signed out. Their name stays for the log; erase removes it, too.\n`,
      );
    }
    case 'erase': {
      const personId = await findToErase(command.email, people);
      await explain(() => people.erase({ personId, actor: ACTOR }));
      return write('Their name and address are erased, and they are signed out.\n');
    }
    case 'sessions': {
      const found = await Promise.all(
        (await choose(command.email, people)).map(async ({ id, email }) => ({
          email,
          sessions: await sessions.list(id),
        })),
      );
      return writePieces(listSessions(found), write);
    }
    case 'end': {
      const isEnded = await sessions.end({ id: command.id, actor: ACTOR });
      if (!isEnded) throw refusal(`There is no session ${quoteWord(command.id)}.`);
      return write('The session has ended.\n');
    }
    case 'end-all': {
      let ended = 0;
      for (const { id: personId } of await choose(command.email, people)) {
        ended += await sessions.endAll({ personId, actor: ACTOR });
      }
      return write(`Sessions ended: ${ended}\n`);
    }
  }
}

async function invite(
  { email, personName, role }: Extract<Command, { name: 'invite' }>,
  { people, origin }: Parts,
): Promise<string> {
  const others = await people.list();
  const hasOwner = others.some((person) => person.role === 'owner');
  const isNew = (await people.findByEmail(email)) === null;
  const usualRole = isNew && !hasOwner ? 'owner' : undefined;
  const made = await people.invite({
    email,
    name: personName,
    role: role ?? usualRole,
    actor: ACTOR,
  });
  const { person, token, expiresAt } = made;
  const who = `${toTerminalLine(person.name)} (${toTerminalLine(person.email)}, ${person.role})`;
  return `This link lets ${who} in, once, until ${toMinute(expiresAt)} UTC. Give it to nobody else:
${origin}/invitation/${token}
`;
}

async function find(email: string, people: PeopleDesk): Promise<Person> {
  const person = await people.findByEmail(email);
  if (!person) throw refusal(`Nobody of the desk has the address ${quoteWord(email)}.`);
  return person;
}

/** Everybody, or the one person of an address. */
async function choose(email: string | null, people: PeopleDesk): Promise<readonly Person[]> {
  return email === null ? people.list() : [await find(email, people)];
}

/** Whoever has the address, or the last who had it. */
async function findToErase(email: string, people: PeopleDesk): Promise<string> {
  const mailbox = mailboxKey(email);
  const former = (await people.listFormer()).find((person) => mailboxKey(person.email) === mailbox);
  const person = (await people.findByEmail(email)) ?? former;
  return (person ?? (await find(email, people))).id;
}

/** Says what the people's own rules do not allow. */
async function explain<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof LastOwner) {
      throw refusal('They are the last owner. Invite another one first; they must have joined.');
    }
    if (error instanceof StaleVersion || error instanceof PersonGone) {
      throw refusal(
        'Somebody changed this person at the same moment. Look at the list, and try again.',
      );
    }
    throw error;
  }
}

function refusal(message: string): CommandError {
  return new CommandError(message, { isMisuse: false });
}
