import { isId, type Way } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { sql } from 'kysely';

import { join } from './invitation-store.ts';
import { PersonGone } from './people-error.ts';
import type { PeopleNote, PeopleParts } from './people-parts.ts';
import { findPerson, type Person } from './person.ts';
import { removeOld } from './remove-old.ts';
import { createToken, hashToken } from './secret.ts';
import { isOpenSession, type Session, SESSION_COLUMNS, SESSION_MS } from './session.ts';

/** How often it is written down that a browser is in use. */
const SEEN_EVERY_MS = 60 * 1000;

/** A session that begins: of whom, how they signed in, with which browser, from where. */
export type Start = {
  readonly personId: string;
  readonly way: Way;
  readonly agent: string;
  readonly addressGroup: string;
  /** When the person showed who they are, if not just now. */
  readonly provedAt?: Date | undefined;
};

async function startSession(parts: PeopleParts, start: Start) {
  const { db, audit, clock } = parts;
  const { personId, way, agent, addressGroup, provedAt } = start;
  const token = createToken();
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, personId, { isLocked: true });
    if (!person) throw new PersonGone();
    const now = clock.now();
    await join(parts, trx, { personId, addressGroup });
    const session = await trx
      .insertInto('desk_sessions')
      .values({
        person_id: personId,
        token_hash: hashToken(token),
        created_at: now,
        last_seen_at: now,
        proved_at: provedAt ?? now,
        ends_at: new Date(now.getTime() + SESSION_MS),
        way,
        agent,
        address_group: addressGroup,
      })
      .returning(SESSION_COLUMNS)
      .executeTakeFirstOrThrow();
    await trx.updateTable('people').set({ last_seen_at: now }).where('id', '=', personId).execute();
    await audit.write(
      {
        actor: { kind: 'person', personId, addressGroup },
        act: 'signed_in',
        record: { kind: 'session', id: session.id },
        fields: [way],
      },
      trx,
    );
    return { token, session };
  });
}

async function touch({ db }: PeopleParts, session: Session, now: Date): Promise<void> {
  const touched = await db
    .updateTable('desk_sessions')
    .set({ last_seen_at: now })
    .where('id', '=', session.id)
    .where('last_seen_at', '<=', new Date(now.getTime() - SEEN_EVERY_MS))
    .returning('id')
    .executeTakeFirst();
  if (!touched) return;
  await db
    .updateTable('people')
    .set({ last_seen_at: now })
    .where('id', '=', session.personId)
    .execute();
}

async function findSession(parts: PeopleParts, token: string, isUse: boolean) {
  const { db, clock } = parts;
  const now = clock.now();
  const session = await db
    .selectFrom('desk_sessions')
    .select(SESSION_COLUMNS)
    .where('token_hash', '=', hashToken(token))
    .where(isOpenSession(now))
    .executeTakeFirst();
  if (!session) return null;
  const person: Person | null = await findPerson(db, session.personId);
  if (!person) return null;
  if (isUse && now.getTime() - session.lastSeenAt.getTime() >= SEEN_EVERY_MS) {
    await touch(parts, session, now);
  }
  return { session, person };
}

/** Which sessions are to end, and who ends them. */
type Ending = {
  readonly personId?: string | undefined;
  readonly id?: string;
  readonly keepId?: string;
  readonly actor: Actor;
};

async function endSessions(
  { db, audit }: PeopleParts,
  { personId, id, keepId, actor }: Ending,
): Promise<number> {
  if ([personId, id, keepId].some((value) => value !== undefined && !isId(value))) return 0;
  return db.transaction().execute(async (trx) => {
    let query = trx.deleteFrom('desk_sessions').returning(['id', 'person_id as personId']);
    if (personId !== undefined) query = query.where('person_id', '=', personId);
    if (id !== undefined) query = query.where('id', '=', id);
    if (keepId !== undefined) query = query.where('id', '!=', keepId);
    const ended = await query.execute();
    const [first] = ended;
    if (!first) return 0;
    const record =
      id === undefined
        ? { kind: 'person', id: personId ?? first.personId }
        : { kind: 'session', id };
    const act = id === undefined ? 'sessions_ended' : 'session_ended';
    await audit.write({ actor, act, record }, trx);
    return ended.length;
  });
}

/** A session in use, and from where. */
type SessionUse = { readonly session: Session; readonly addressGroup: string };

function noteOf({ session, addressGroup }: SessionUse, act: 'proved' | 'signed_out'): PeopleNote {
  return {
    actor: { kind: 'person', personId: session.personId, addressGroup },
    act,
    record: { kind: 'session', id: session.id },
  };
}

async function proveSession(
  { db, audit, clock }: PeopleParts,
  proof: SessionUse,
): Promise<string | null> {
  const token = createToken();
  return db.transaction().execute(async (trx) => {
    const proved = await trx
      .updateTable('desk_sessions')
      .set({ proved_at: clock.now(), token_hash: hashToken(token) })
      .where('id', '=', proof.session.id)
      .returning('id')
      .executeTakeFirst();
    if (!proved) return null;
    await audit.write(noteOf(proof, 'proved'), trx);
    return token;
  });
}

async function signOut({ db, audit }: PeopleParts, leaving: SessionUse): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('desk_sessions')
      .where('id', '=', leaving.session.id)
      .returning('id')
      .executeTakeFirst();
    if (ended) await audit.write(noteOf(leaving, 'signed_out'), trx);
  });
}

/** The browsers that people are signed in with. */
export function createSessions(parts: PeopleParts) {
  const { db, clock } = parts;
  return {
    /** Signs somebody in, who joins with it if they had not; throws PersonGone. The token is for the cookie alone. */
    start: (start: Start) => startSession(parts, start),

    /**
     * The session of a cookie and whose it is; null once it is idle, over or ended, and for who was removed. `isUse` is
     * false for what no person asked for.
     */
    find: (token: string, { isUse = true }: { isUse?: boolean } = {}) =>
      findSession(parts, token, isUse),

    /** The open sessions of a person, the one in use last first. */
    async list(personId: string): Promise<Session[]> {
      if (!isId(personId)) return [];
      return db
        .selectFrom('desk_sessions')
        .select(SESSION_COLUMNS)
        .where('person_id', '=', personId)
        .where(isOpenSession(clock.now()))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .execute();
    },

    /** Ends the session of who signs out. */
    signOut: (leaving: SessionUse): Promise<void> => signOut(parts, leaving),

    /** Ends one session, with `personId` only if it is theirs; false where there is none. */
    async end(ending: { id: string; personId?: string; actor: Actor }): Promise<boolean> {
      return (await endSessions(parts, ending)) > 0;
    },

    /** Ends all sessions of a person but one, and says how many. */
    endOthers: (ending: { personId: string; keepId: string; actor: Actor }) =>
      endSessions(parts, ending),

    /** Ends all sessions of a person, and says how many. */
    endAll: (ending: { personId: string; actor: Actor }) => endSessions(parts, ending),

    /**
     * Writes down that the person has just shown again who they are. The session goes on under the token given; the one
     * before is worth nothing. Null where it has ended.
     */
    prove: (proof: SessionUse): Promise<string | null> => proveSession(parts, proof),

    /** Which of these are open. It does not count as use of them, so that an open page keeps nobody signed in. */
    async findOpen(ids: readonly string[]): Promise<Set<string>> {
      const open = await db
        .selectFrom('desk_sessions')
        .select('id')
        .where(sql<boolean>`id = any(${ids.filter(isId)}::uuid[])`)
        .where(isOpenSession(clock.now()))
        .execute();
      return new Set(open.map(({ id }) => id));
    },

    /** How many sessions are open. */
    async countOpen(): Promise<number> {
      const { open } = await db
        .selectFrom('desk_sessions')
        .select((of) => of.fn.countAll<string>().as('open'))
        .where(isOpenSession(clock.now()))
        .executeTakeFirstOrThrow();
      return Number(open);
    },

    /** Removes sessions, links, codes and challenges that are over. */
    removeOld: () => removeOld(db, clock.now()),
  };
}

export type Sessions = ReturnType<typeof createSessions>;
