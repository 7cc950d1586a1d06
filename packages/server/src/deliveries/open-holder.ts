import { randomInt } from 'node:crypto';

import type pg from 'pg';

/** Tells the locks of holders from other locks of two numbers; any fixed number. */
export const HOLDER_LOCK = 4_711;
const MOST_HOLDERS = 2 ** 31 - 1;

/** Under which number a process has deliveries in hand, and since when, by the database's clock, without a break. */
export type Hold = { readonly number: number; readonly since: string };

/** What tells others that this process lives: a session of the database that ends with it. */
export type Holder = {
  /** The hold of the session, which begins anew when it was cut off; throws when the database is away. */
  readonly current: () => Promise<Hold>;
  /** Ends the session; what is in hand by then seems left behind. */
  readonly close: () => Promise<void>;
};

async function takeNumber(client: pg.ClientBase): Promise<Hold> {
  for (;;) {
    const number = randomInt(1, MOST_HOLDERS);
    const { rows } = await client.query<{ since: string; isTaken: boolean }>(
      `select now()::text as since, pg_try_advisory_lock($1, $2) as "isTaken"`,
      [HOLDER_LOCK, number],
    );
    const [row] = rows;
    if (row?.isTaken) return { number, since: row.since };
  }
}

/** Begins the session of this process's holder, which takes one connection of the pool for good. */
export async function openHolder(pool: pg.Pool): Promise<Holder> {
  type Session = { readonly hold: Hold; readonly end: () => void };
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
      return { hold: await takeNumber(client), end };
    } catch (error) {
      end();
      throw error;
    }
  }

  async function current(): Promise<Session> {
    if (isClosed) throw new Error('the holder of this process is closed');
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
    current: async () => (await current()).hold,
    close: async () => {
      isClosed = true;
      (await session?.catch(() => undefined))?.end();
    },
  };
}
