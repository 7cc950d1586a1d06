import type { Actor } from '@high-street/server/audit';
import { mailboxKey } from '@high-street/server/mailbox';

import { erasePerson, removePerson, updatePerson, type PersonChanges } from './change-person.ts';
import { findInvited } from './find-invited.ts';
import { type Invite, invitePerson, takeInvitationBack } from './invite.ts';
import { listFormerPeople, listPeople, readNames } from './list-people.ts';
import type { PeopleParts } from './people-parts.ts';
import { findPerson, type Person, selectPeople } from './person.ts';

/** Who may come in: what a list shows, and every change to them, each with its line in the log. */
export function createPeopleDesk(parts: PeopleParts) {
  const { db, clock } = parts;
  return {
    /** Everybody who was not removed, by name. */
    list: () => listPeople(db, clock.now()),

    /** Those who were removed and not erased, the last first. */
    listFormer: () => listFormerPeople(db),

    /** The name of everybody who was not erased, those who left among them, by id. */
    names: () => readNames(db),

    /** The person of that id, or null for nobody and for who was removed. */
    find: (id: string) => findPerson(db, id),

    /** The person whose mailbox the address leads to, in whichever spelling, or null; they need not have joined. */
    async findByEmail(email: string): Promise<Person | null> {
      const query = selectPeople(db).where('people.mailbox', '=', mailboxKey(email));
      return (await query.executeTakeFirst()) ?? null;
    },

    /** Who may sign in with that address, in whichever spelling, or null: they have joined, or their invitation is open. */
    findInvited: (email: string) => findInvited(parts, email),

    /**
     * Invites a person for 72 hours, the command for 24. Again for the same address it gives a new link, with which the
     * old one ends. Throws AlreadyJoined for who has joined, except for the command.
     */
    invite: (invite: Invite) => invitePerson(parts, invite),

    /** Takes back the link of somebody who has not joined, and them with it; false where there was none. */
    takeBack: (invited: { personId: string; actor: Actor }) => takeInvitationBack(parts, invited),

    /** Changes a person; throws StaleVersion, LastOwner and PersonGone. Another role ends all their sessions. */
    update: (change: { personId: string; version: number; changes: PersonChanges; actor: Actor }) =>
      updatePerson(parts, change),

    /** Removes a person and all that lets them in; throws StaleVersion, LastOwner and PersonGone. */
    remove: (removal: { personId: string; version: number; actor: Actor }) =>
      removePerson(parts, removal),

    /** Erases name and address of somebody who is there or was removed; throws LastOwner and PersonGone. */
    erase: (erasure: { personId: string; actor: Actor }) => erasePerson(parts, erasure),
  };
}

export type PeopleDesk = ReturnType<typeof createPeopleDesk>;
