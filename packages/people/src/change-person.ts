import { isId, StaleVersion, type Role, type UndoSeconds } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { sql } from 'kysely';

import { forgetAddress } from './forget-address.ts';
import { handLeadsBack } from './hand-leads-back.ts';
import { endInvitations } from './invitation-store.ts';
import { requireOtherOwner } from './owners.ts';
import { PersonGone } from './people-error.ts';
import type { Change, PeopleParts } from './people-parts.ts';
import { findPerson, type Person } from './person.ts';

/** What can be changed about a person; what is left out stays. */
export type PersonChanges = {
  readonly name?: string | undefined;
  readonly role?: Role | undefined;
  readonly undoSeconds?: UndoSeconds | undefined;
  readonly hasSingleKeys?: boolean | undefined;
  /** Null for their name and the brand's. */
  readonly signature?: string | null | undefined;
};

/** What an invitation may change, too: how the address of the mailbox is written, until the person has joined. */
type InvitedChanges = PersonChanges & { readonly email?: string | undefined };

const FIELDS = ['email', 'name', 'role', 'undoSeconds', 'hasSingleKeys', 'signature'] as const;

/** Locks a person for a change, and throws PersonGone or StaleVersion; without a version none is stale. */
async function lockPerson(trx: Change, personId: string, version?: number): Promise<Person> {
  const person = await findPerson(trx, personId, { isLocked: true });
  if (!person) throw new PersonGone();
  if (version !== undefined && version !== person.version) throw new StaleVersion(person);
  return person;
}

/**
 * Changes a person within a transaction, with a line in the log for the role and one for the rest; without a version,
 * whatever was changed meanwhile. Who is given another role has to sign in again. Who has joined keeps their address.
 */
export async function changePerson(
  { audit }: Pick<PeopleParts, 'audit'>,
  trx: Change,
  change: { personId: string; version?: number; changes: InvitedChanges; actor: Actor },
): Promise<Person> {
  const { personId, version, changes, actor } = change;
  if (changes.role !== undefined && changes.role !== 'owner') {
    await requireOtherOwner(trx, personId);
  }
  const before = await lockPerson(trx, personId, version);
  const email = before.joinedAt === null ? changes.email : undefined;
  const wanted = { ...changes, email };
  const fields = FIELDS.filter(
    (field) => wanted[field] !== undefined && wanted[field] !== before[field],
  );
  if (fields.length === 0) return before;
  await trx
    .updateTable('people')
    .set((of) => ({
      email: email ?? before.email,
      name: changes.name ?? before.name,
      role: changes.role ?? before.role,
      undo_seconds: changes.undoSeconds ?? before.undoSeconds,
      single_keys: changes.hasSingleKeys ?? before.hasSingleKeys,
      signature: changes.signature === undefined ? before.signature : changes.signature,
      version: of('version', '+', 1),
    }))
    .where('id', '=', personId)
    .execute();
  const record = { kind: 'person', id: personId };
  if (fields.includes('role')) {
    await trx.deleteFrom('desk_sessions').where('person_id', '=', personId).execute();
    await audit.write({ actor, act: 'role_changed', record, fields: ['role'] }, trx);
    if (changes.role === 'reader') await handLeadsBack({ audit }, trx, { personId, actor });
  }
  const others = fields.filter((field) => field !== 'role');
  if (others.length > 0) {
    await audit.write({ actor, act: 'person_changed', record, fields: others }, trx);
  }
  return lockPerson(trx, personId);
}

export async function updatePerson(
  parts: PeopleParts,
  change: { personId: string; version: number; changes: PersonChanges; actor: Actor },
): Promise<Person> {
  return parts.db.transaction().execute((trx) => changePerson(parts, trx, change));
}

/** Takes from a person all that lets them in, and what nobody else sees: their views of leads, and what they have not sent. */
async function shutOut(trx: Change, personId: string, now: Date): Promise<void> {
  await endInvitations(trx, personId, now);
  for (const table of [
    'desk_sessions',
    'passkeys',
    'passkey_challenges',
    'sign_in_requests',
    'oidc_requests',
    'oidc_accounts',
    'lead_views',
    'lead_drafts',
  ] as const) {
    await trx.deleteFrom(table).where('person_id', '=', personId).execute();
  }
}

/**
 * Removes a person on the version that was seen: from that moment nothing of theirs lets anybody in. Their name stays, for
 * those who read the log. Throws StaleVersion, LastOwner and PersonGone.
 */
export async function removePerson(
  { db, audit, clock }: PeopleParts,
  { personId, version, actor }: { personId: string; version: number; actor: Actor },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    await requireOtherOwner(trx, personId);
    await lockPerson(trx, personId, version);
    await trx
      .updateTable('people')
      .set((of) => ({ removed_at: now, version: of('version', '+', 1) }))
      .where('id', '=', personId)
      .execute();
    await handLeadsBack({ audit }, trx, { personId, actor });
    await shutOut(trx, personId, now);
    const record = { kind: 'person', id: personId };
    await audit.write({ actor, act: 'person_removed', record }, trx);
  });
}

/**
 * Erases the name and address of a person, who is removed with it, or was before. What they did stays in the log under a
 * number that no longer leads to them. Throws LastOwner, and PersonGone where there is nobody or nothing left to erase.
 */
export async function erasePerson(
  { db, audit, clock }: PeopleParts,
  { personId, actor }: { personId: string; actor: Actor },
): Promise<void> {
  if (!isId(personId)) throw new PersonGone();
  await db.transaction().execute(async (trx) => {
    const now = clock.now();
    await requireOtherOwner(trx, personId);
    const erased = await trx
      .updateTable('people')
      .set((of) => ({
        email: null,
        mailbox: null,
        name: null,
        signature: null,
        removed_at: of.fn.coalesce('removed_at', of.val(now)),
        erased_at: now,
        version: of('version', '+', 1),
      }))
      .where('id', '=', personId)
      .where('erased_at', 'is', null)
      .returning(sql<string | null>`old.email`.as('email'))
      .executeTakeFirst();
    if (!erased) throw new PersonGone();
    const { email } = erased;
    if (email !== null) await forgetAddress(trx, { personId, email });
    await handLeadsBack({ audit }, trx, { personId, actor });
    await shutOut(trx, personId, now);
    // It names them; what they wrote stays with the lead.
    await trx
      .updateTable('lead_replies')
      .set({ signature: '' })
      .where('person_id', '=', personId)
      .execute();
    const record = { kind: 'person', id: personId };
    await audit.write({ actor, act: 'person_erased', record }, trx);
  });
}
