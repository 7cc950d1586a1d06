import type { PersonRow, Session } from '@high-street/people';
import { alignColumns, toMinute } from '@high-street/server/command';

const NEVER = '-';

function describeState({ joinedAt, invitation }: PersonRow, now: Date): string {
  if (joinedAt !== null) return `since ${toMinute(joinedAt)} UTC`;
  if (invitation === null || invitation.expiresAt <= now) return 'invitation is over';
  return `invited until ${toMinute(invitation.expiresAt)} UTC`;
}

/** The people of the desk as lines of a table. */
export function listPeople(people: readonly PersonRow[], now: Date): AsyncGenerator<string> {
  return alignColumns(
    ['NAME', 'EMAIL', 'ROLE', 'STATE', 'LAST SEEN (UTC)', 'SESSIONS', 'PASSKEYS'],
    [people],
    (person) => [
      person.name,
      person.email,
      person.role,
      describeState(person, now),
      person.lastSeenAt ? toMinute(person.lastSeenAt) : NEVER,
      String(person.sessions),
      String(person.passkeys),
    ],
    'Nobody belongs to the desk yet. npm run desk -- invite EMAIL prints a link for its first owner.',
  );
}

/** The browsers that people are signed in with, each under its id, as lines of a table. */
export function listSessions(
  people: readonly { readonly email: string; readonly sessions: readonly Session[] }[],
): AsyncGenerator<string> {
  const rows = people.flatMap(({ email, sessions }) =>
    sessions.map(({ id, agent, addressGroup, way, createdAt, lastSeenAt }) => [
      id,
      email,
      agent,
      addressGroup,
      way,
      toMinute(createdAt),
      toMinute(lastSeenAt),
    ]),
  );
  return alignColumns(
    ['ID', 'EMAIL', 'BROWSER', 'FROM', 'SIGNED IN BY', 'SINCE (UTC)', 'LAST SEEN (UTC)'],
    [rows],
    (row) => row,
    'Nobody is signed in.',
  );
}
