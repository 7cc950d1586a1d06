import { isId, type Role } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { mailboxKey } from '@high-street/server/mailbox';

import { changePerson } from './change-person.ts';
import { addInvitation, endInvitations, type MadeInvitation } from './invitation-store.ts';
import { hasOwner } from './owners.ts';
import { AlreadyJoined, PersonGone } from './people-error.ts';
import type { Change, PeopleParts } from './people-parts.ts';
import { findPerson, type Person } from './person.ts';

const USUAL_HOURS = 72;
const COMMAND_HOURS = 24;

/** Who is to be invited; without a name that before the @ is taken, without a role what they have, or `member`. */
export type Invite = {
  readonly email: string;
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly actor: Actor;
};

/** Adds a person, and gives their id; null where somebody has that mailbox. */
export async function addPerson(
  trx: Change,
  { email, name, role, actor }: Invite,
  now: Date,
): Promise<string | null> {
  const mailbox = mailboxKey(email);
  const added = await trx
    .insertInto('people')
    .values({
      email,
      mailbox,
      name: name ?? email.slice(0, email.lastIndexOf('@')),
      role: role ?? 'member',
      created_at: now,
      invited_by: actor.kind === 'person' ? actor.personId : null,
    })
    .onConflict((conflict) =>
      conflict.column('mailbox').where('removed_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

async function changeInvited(parts: PeopleParts, trx: Change, invite: Invite): Promise<string> {
  const { id } = await trx
    .selectFrom('people')
    .select('id')
    .where('mailbox', '=', mailboxKey(invite.email))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow(() => new PersonGone());
  const { email, name, role, actor } = invite;
  const changes = { email, name, role };
  const person = await changePerson(parts, trx, { personId: id, changes, actor });
  if (person.joinedAt !== null && actor.kind !== 'command') throw new AlreadyJoined(person);
  await trx
    .updateTable('people')
    .set({ invited_by: actor.kind === 'person' ? actor.personId : null })
    .where('id', '=', id)
    .execute();
  return id;
}

export async function invitePerson(
  parts: PeopleParts,
  invite: Invite,
): Promise<{ person: Person } & MadeInvitation> {
  const { db, audit, clock } = parts;
  const { actor } = invite;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const id = (await addPerson(trx, invite, now)) ?? (await changeInvited(parts, trx, invite));
    const person = await findPerson(trx, id);
    if (!person) throw new PersonGone();
    const hours = actor.kind === 'person' ? USUAL_HOURS : COMMAND_HOURS;
    const made = await addInvitation(trx, { personId: id, now, hours });
    await audit.write({ actor, act: 'invited', record: { kind: 'person', id } }, trx);
    return { person, ...made };
  });
}

export async function takeInvitationBack(
  { db, audit, clock }: PeopleParts,
  { personId, actor }: { personId: string; actor: Actor },
): Promise<boolean> {
  if (!isId(personId)) return false;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const gone = await trx
      .updateTable('people')
      .set((of) => ({ removed_at: now, version: of('version', '+', 1) }))
      .where('id', '=', personId)
      .where('joined_at', 'is', null)
      .where('removed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!gone) return false;
    await endInvitations(trx, personId, now);
    const record = { kind: 'person', id: personId };
    await audit.write({ actor, act: 'invitation_taken_back', record }, trx);
    return true;
  });
}

/**
 * Makes the link for the first owner, who says name and address when accepting it; one made before ends. Null once an
 * owner has joined. It leaves no line in the log, into which a backup may still be restored; that of who joins does.
 */
export async function inviteFirstOwner({
  db,
  clock,
}: Pick<PeopleParts, 'db' | 'clock'>): Promise<MadeInvitation | null> {
  return db.transaction().execute(async (trx) => {
    if (await hasOwner(trx)) return null;
    return addInvitation(trx, { personId: null, now: clock.now(), hours: COMMAND_HOURS });
  });
}
