import { createHash } from 'node:crypto';

import { sql, type PostgresPool } from 'kysely';
import type pg from 'pg';

/** PostgreSQL cuts names at 63 bytes (https://www.postgresql.org/docs/current/limits.html). */
const NAME_LENGTH = 40;

const PLANNED_ANEW_TEXT = '/* planned anew */';

/**
 * Begins a statement that is planned with every call: one that is asked seldom, and for which the plan that was made while
 * its tables were empty would read all of them ever after.
 */
export const PLANNED_ANEW = sql.raw(PLANNED_ANEW_TEXT);

/**
 * The pool as Kysely uses it, with each statement parsed and planned once a connection instead of with every call. The
 * text of a statement must not depend on data, or every text stays in the memory of every connection.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  // Kysely knows a connection again by its identity.
  const prepared = new WeakMap<pg.PoolClient, pg.PoolClient>();

  function nameOf(text: string): string {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH);
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): pg.PoolClient {
    // What has no values (begin, commit) goes as it is: in one message instead of four.
    const query = (text: string, values: readonly unknown[]) => {
      if (values.length === 0) return client.query(text);
      if (text.startsWith(PLANNED_ANEW_TEXT)) return client.query({ text, values: [...values] });
      return client.query({ name: nameOf(text), text, values: [...values] });
    };
    return new Proxy(client, {
      get: (target, property) => (property === 'query' ? query : Reflect.get(target, property)),
    });
  }

  return {
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? wrap(client);
      prepared.set(client, known);
      return known;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
