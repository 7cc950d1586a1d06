import type { Database } from '@high-street/server';
import type { Kysely, NotNull } from 'kysely';

import { type Person, selectPeople } from './person.ts';
import { isOpenSession } from './session.ts';

/** An invitation that nobody has used: when it was made, until when it is good, and by whom. */
export type PendingInvitation = {
  readonly at: Date;
  readonly expiresAt: Date;
  /** A name; null for one of the command or the service, and where that person was erased. */
  readonly invitedBy: string | null;
};

/** A person with what the list of people shows. */
export type PersonRow = Person & {
  readonly passkeys: number;
  /** Browsers that they are signed in with. */
  readonly sessions: number;
  readonly lastSeenAt: Date | null;
  readonly invitation: PendingInvitation | null;
};

/** Somebody who was removed and not erased. */
export type FormerPerson = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly removedAt: Date;
};

async function readInvitations(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('people', 'people.id', 'invitations.person_id')
    .leftJoin('people as inviter', 'inviter.id', 'people.invited_by')
    .select([
      'people.id',
      'invitations.created_at as at',
      'invitations.expires_at as expiresAt',
      'inviter.name as invitedBy',
    ])
    .where('invitations.used_at', 'is', null)
    .where('invitations.taken_back_at', 'is', null)
    .where('people.removed_at', 'is', null)
    .orderBy('invitations.created_at')
    .execute();
  return new Map(rows.map(({ id, ...invitation }) => [id, invitation]));
}

export async function listPeople(db: Kysely<Database>, now: Date): Promise<PersonRow[]> {
  const people = await selectPeople(db)
    .select((of) => [
      'people.last_seen_at as lastSeenAt',
      of
        .selectFrom('passkeys')
        .select((count) => count.fn.countAll<string>().as('passkeys'))
        .whereRef('passkeys.person_id', '=', 'people.id')
        .as('passkeys'),
      of
        .selectFrom('desk_sessions')
        .select((count) => count.fn.countAll<string>().as('sessions'))
        .whereRef('desk_sessions.person_id', '=', 'people.id')
        .where(isOpenSession(now))
        .as('sessions'),
    ])
    .orderBy((of) => of.fn('lower', ['people.name']))
    .orderBy('people.id')
    .execute();
  const invitations = await readInvitations(db);
  return people.map(({ passkeys, sessions, ...person }) =>
    Object.assign(person, {
      passkeys: Number(passkeys),
      sessions: Number(sessions),
      invitation: invitations.get(person.id) ?? null,
    }),
  );
}

export async function listFormerPeople(db: Kysely<Database>): Promise<FormerPerson[]> {
  return db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'removed_at as removedAt'])
    .where('removed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .orderBy('removed_at', 'desc')
    .$narrowType<{ name: NotNull; email: NotNull; removedAt: NotNull }>()
    .execute();
}

export async function readNames(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const people = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('erased_at', 'is', null)
    .$narrowType<{ name: NotNull }>()
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
