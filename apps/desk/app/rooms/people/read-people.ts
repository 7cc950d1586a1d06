import type { FormerPerson, PersonRow } from '@high-street/people';

import { describeInline, describeLastSeen, describeMoment } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { WORDS } from './words.ts';

/** The invitation of who has not joined; of who has, one that the command made to let them in again is none. */
function describeInvitation({ joinedAt, invitation }: PersonRow, { now, zone }: WallClock) {
  if (joinedAt !== null) return null;
  // One that ended long ago is not kept.
  if (invitation === null) return { words: WORDS.endedLongAgo, isOver: true };
  const { at, expiresAt, invitedBy } = invitation;
  const say = (moment: Date) => describeInline(moment, now, zone, 'always').words;
  return expiresAt < now
    ? { words: WORDS.ended(say(expiresAt)), isOver: true }
    : { words: WORDS.invited(invitedBy, say(at)), isOver: false };
}

/** A person as the table shows them. */
export function describePerson(
  row: PersonRow,
  { now, zone, youId }: WallClock & { youId: string },
) {
  const { id, name, email, role, version, passkeys, sessions, lastSeenAt } = row;
  return {
    id,
    name,
    email,
    role,
    version,
    passkeys,
    sessions,
    lastSeen: lastSeenAt === null ? null : describeLastSeen(lastSeenAt, now, zone),
    /** Set while the person has not come in yet. */
    invitation: describeInvitation(row, { now, zone }),
    isYou: id === youId,
  };
}

/** One line of the table of people, in the words it is shown with. */
export type PeopleRow = ReturnType<typeof describePerson>;

/** You first, then those who are here, then those who are invited; by name within each. */
export function sortPeople(rows: readonly PeopleRow[]): PeopleRow[] {
  const place = ({ isYou, invitation }: PeopleRow) => (isYou ? 0 : invitation === null ? 1 : 2);
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** Somebody who may not come in any more and is not erased yet, as the list below the table shows them. */
export function describeRemoved(person: FormerPerson, { now, zone }: WallClock) {
  const { id, name, email, removedAt } = person;
  return { id, name, email, removedAt: describeMoment(removedAt, now, zone, 'always') };
}

export type RemovedRow = ReturnType<typeof describeRemoved>;
