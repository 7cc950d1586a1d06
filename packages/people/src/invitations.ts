import { mailboxKey } from '@high-street/server/mailbox';

import { changePerson } from './change-person.ts';
import { addPerson } from './invite.ts';
import { join } from './invitation-store.ts';
import { noteRefusal } from './outcome.ts';
import { hasOwner } from './owners.ts';
import type { Change, PeopleParts } from './people-parts.ts';
import { findPerson, isOpenInvitation, type Person } from './person.ts';
import { createQueue } from './queue.ts';
import { hashToken } from './secret.ts';

/** A link that is good: whose it is, or null for that of the first owner, who says name and address on accepting. */
export type Invitation = { readonly person: Person | null; readonly expiresAt: Date };

/** Who the first owner is. */
export type FirstOwner = { readonly name: string; readonly email: string };

/** The use of a link; `firstOwner` is needed for a link without a person, and ignored for others. */
export type Acceptance = {
  readonly token: string;
  readonly actorAddressGroup: string;
  readonly firstOwner?: FirstOwner | undefined;
};

async function findInvitation({ db, clock }: PeopleParts, token: string) {
  const found = await db
    .selectFrom('invitations')
    .select(['person_id as personId', 'expires_at as expiresAt'])
    .where('token_hash', '=', hashToken(token))
    .where(isOpenInvitation(clock.now()))
    .executeTakeFirst();
  if (!found) return null;
  const { personId, expiresAt } = found;
  if (personId === null) return (await hasOwner(db)) ? null : { person: null, expiresAt };
  const person = await findPerson(db, personId);
  return person && { person, expiresAt };
}

/** Makes the first owner, or an owner of who was invited as something else; null once there is an owner. */
async function addFirstOwner(
  parts: PeopleParts,
  trx: Change,
  { name, email }: FirstOwner,
): Promise<string | null> {
  if (await hasOwner(trx)) return null;
  const actor = { kind: 'service' } as const;
  const invite = { email, name, role: 'owner', actor } as const;
  const added = await addPerson(trx, invite, parts.clock.now());
  if (added !== null) return added;
  const { id } = await trx
    .selectFrom('people')
    .select('id')
    .where('mailbox', '=', mailboxKey(email))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await changePerson(parts, trx, { personId: id, changes: { email, name, role: 'owner' }, actor });
  return id;
}

/** Uses up a link that is still good; false where somebody was faster. */
async function useUp(trx: Change, id: string, now: Date): Promise<boolean> {
  const used = await trx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('id', '=', id)
    .where(isOpenInvitation(now))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

async function takeInvitation(parts: PeopleParts, acceptance: Acceptance): Promise<Person | null> {
  const { db, clock } = parts;
  const { token, actorAddressGroup: addressGroup, firstOwner } = acceptance;
  const now = clock.now();
  const found = await db
    .selectFrom('invitations')
    .select(['id', 'person_id as invited'])
    .where('token_hash', '=', hashToken(token))
    .where(isOpenInvitation(now))
    .executeTakeFirst();
  if (!found) return null;
  const { id, invited } = found;
  return db.transaction().execute(async (trx) => {
    // The person before their invitation, as everybody locks them: the other way round two would wait for each other.
    const mayCome =
      invited === null
        ? firstOwner !== undefined
        : (await findPerson(trx, invited, { isLocked: true })) !== null;
    if (!mayCome || !(await useUp(trx, id, now))) return null;
    const personId = invited ?? (firstOwner ? await addFirstOwner(parts, trx, firstOwner) : null);
    if (personId === null) return null;
    await join(parts, trx, { personId, addressGroup });
    return findPerson(trx, personId);
  });
}

/** The use of links that let people in for the first time. */
export function createInvitations(parts: PeopleParts) {
  const inTurn = createQueue();

  async function accept(acceptance: Acceptance): Promise<Person | null> {
    const person = await inTurn(() => takeInvitation(parts, acceptance));
    if (person === null) {
      await noteRefusal(parts.audit, {
        way: 'invitation',
        addressGroup: acceptance.actorAddressGroup,
      });
    }
    return person;
  }

  return {
    /** Looks at a link without using it up; null for one that is wrong, old, used or taken back. */
    find: (token: string): Promise<Invitation | null> => inTurn(() => findInvitation(parts, token)),

    /** Uses a link up, so that its person joins, and gives them; null likewise. It starts no session. */
    accept: (acceptance: Acceptance): Promise<Person | null> => accept(acceptance),
  };
}

export type Invitations = ReturnType<typeof createInvitations>;
