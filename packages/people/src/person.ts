import { isId, type Database, type Role, type UndoSeconds } from '@high-street/server';
import type { ExpressionBuilder, Kysely, NotNull } from 'kysely';

/** Somebody who may come into the desk, or was invited. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Counts the changes. */
  readonly version: number;
  readonly undoSeconds: UndoSeconds;
  /** Whether single letters are keys of the desk. */
  readonly hasSingleKeys: boolean;
  /** What stands below their replies; null for their name and the brand's. */
  readonly signature: string | null;
  readonly createdAt: Date;
  readonly joinedAt: Date | null;
};

/** Everybody who was not removed; those who were erased were removed as well. */
export function selectPeople(db: Kysely<Database>) {
  return db
    .selectFrom('people')
    .select([
      'people.id',
      'people.email',
      'people.name',
      'people.role',
      'people.version',
      'people.undo_seconds as undoSeconds',
      'people.single_keys as hasSingleKeys',
      'people.signature',
      'people.created_at as createdAt',
      'people.joined_at as joinedAt',
    ])
    .where('people.removed_at', 'is', null)
    .$narrowType<{ email: NotNull; name: NotNull }>();
}

/** The living person of that id, or null; `isLocked` keeps others from changing them until the transaction ends. */
export async function findPerson(
  db: Kysely<Database>,
  id: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<Person | null> {
  if (!isId(id)) return null;
  const query = selectPeople(db).where('people.id', '=', id);
  return (await (isLocked ? query.forUpdate('people') : query).executeTakeFirst()) ?? null;
}

/** Whether an invitation lets its person in at that moment. */
export function isOpenInvitation(now: Date) {
  return (of: ExpressionBuilder<Database, 'invitations'>) =>
    of.and([
      of('invitations.used_at', 'is', null),
      of('invitations.taken_back_at', 'is', null),
      of('invitations.expires_at', '>', now),
    ]);
}
