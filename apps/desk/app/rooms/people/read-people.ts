import type { FormerPerson, PersonRow } from '@high-street/people';

import { describeInline, describeLastSeen, describeMoment } from '#app/parts/describe-moment.ts';
import type { PeopleRow, RemovedRow } from './people-row.ts';

type When = { readonly now: Date; readonly zone: string };

/** A person as the table shows them. */
export function describePerson(row: PersonRow, { now, zone, youId }: When & { youId: string }) {
  const { id, name, email, role, version, passkeys, sessions, lastSeenAt, invitation } = row;
  return {
    id,
    name,
    email,
    role,
    version,
    passkeys,
    sessions,
    lastSeen: lastSeenAt === null ? null : describeLastSeen(lastSeenAt, now, zone),
    invitation:
      invitation === null
        ? null
        : {
            by: invitation.invitedBy,
            at: describeInline(
              invitation.expiresAt < now ? invitation.expiresAt : invitation.at,
              now,
              zone,
            ),
            isOver: invitation.expiresAt < now,
          },
    isYou: id === youId,
  } satisfies PeopleRow;
}

/** You first, then those who are here, then those who are invited; by name within each. */
export function sortPeople(rows: readonly PeopleRow[]): PeopleRow[] {
  const place = ({ isYou, invitation }: PeopleRow) => (isYou ? 0 : invitation === null ? 1 : 2);
  return rows.toSorted((a, b) => place(a) - place(b));
}

/** Somebody who was removed, as the list below the table shows them. */
export function describeRemoved(person: FormerPerson, { now, zone }: When): RemovedRow {
  const { id, name, email, removedAt } = person;
  return { id, name, email, removedAt: describeMoment(removedAt, now, zone) };
}
