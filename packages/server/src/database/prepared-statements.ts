import { createHash } from 'node:crypto';

import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** PostgreSQL cuts names at 63 bytes (https://www.postgresql.org/docs/current/limits.html). */
const NAME_LENGTH = 40;

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
    const query = (text: string, values: readonly unknown[]) =>
      values.length === 0
        ? client.query(text)
        : client.query({ name: nameOf(text), text, values: [...values] });
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
