import { randomInt } from 'node:crypto';

import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

/** Tells the locks of lease owners from other locks of two numbers; any fixed number. */
const OWNER_LOCK = 4_711;
const MOST_OWNERS = 2 ** 31 - 1;

/** The number under which a process leases deliveries, and since when, by the database's clock, without a break. */
export type LeaseOwner = { readonly number: number; readonly since: string };

/** What tells others that this process lives: a session of the database that ends with it. */
export type WorkerSession = {
  /** The owner of new leases; it changes when the session was cut off. Throws while the database is away. */
  readonly owner: () => Promise<LeaseOwner>;
  /** Ends the session; leases that are held by then are orphaned. */
  readonly close: () => Promise<void>;
};

/** True while the session lives in which an owner took its number. */
function lives(owner: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 2
      and classid = ${OWNER_LOCK}::oid and objid = (${owner})::oid
  )`;
}

/**
 * True of a delivery whose lease is orphaned: its owner's session has ended, and ours lives and has lasted since before
 * the attempt began. Where the database itself was away all sessions ended, so that this says nothing and the lease has
 * to run out; a process that does not know yet that its own ended must not believe the others dead.
 */
export function isOrphaned({ number, since }: LeaseOwner) {
  return sql<boolean>`(deliveries.leased_until is not null and deliveries.holder is not null
    and deliveries.last_attempt_at > ${since}::timestamptz
    and not ${lives(sql`deliveries.holder`)} and ${lives(sql`${number}::integer`)})`;
}

async function takeNumber(client: pg.ClientBase): Promise<LeaseOwner> {
  for (;;) {
    const number = randomInt(1, MOST_OWNERS);
    const { rows } = await client.query<{ since: string; isTaken: boolean }>(
      `select now()::text as since, pg_try_advisory_lock($1, $2) as "isTaken"`,
      [OWNER_LOCK, number],
    );
    const [row] = rows;
    if (row?.isTaken) return { number, since: row.since };
  }
}

/** Begins the session of this process, which takes one connection of the pool for good. */
export async function openWorkerSession(pool: pg.Pool): Promise<WorkerSession> {
  type Session = { readonly owner: LeaseOwner; readonly end: () => void };
  let session: Promise<Session> | undefined;
  let isClosed = false;

  async function begin(): Promise<Session> {
    const client = await pool.connect();
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      client.release(true);
    };
    client.once('end', () => {
      session = undefined;
      end();
    });
    try {
      return { owner: await takeNumber(client), end };
    } catch (error) {
      end();
      throw error;
    }
  }

  async function current(): Promise<Session> {
    if (isClosed) throw new Error('the worker session of this process is closed');
    session ??= begin();
    try {
      return await session;
    } catch (error) {
      session = undefined;
      throw error;
    }
  }

  await current();
  return {
    owner: async () => (await current()).owner,
    close: async () => {
      isClosed = true;
      (await session?.catch(() => undefined))?.end();
    },
  };
}
