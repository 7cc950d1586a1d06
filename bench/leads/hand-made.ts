import { randomUUID } from 'node:crypto';

import { buildLeadContacts } from './lead-calls.ts';
import type { Stage } from './stage.ts';

const HOUR_MS = 3_600_000;

/** Writes, in one transaction without HTTP, the rows that a lead leaves: the reference that asks nothing but the database. */
export function createHandMade(pool: Stage['pool']) {
  let written = 0;
  return async (): Promise<void> => {
    written += 1;
    const number = written;
    const contacts = buildLeadContacts(number);
    const email = `hand-made-${number}@example.com`;
    const lead = JSON.stringify({ ...contacts, email });
    const client = await pool.connect();
    const run = (name: string, text: string, values: unknown[]) =>
      client.query({ name, text, values });
    try {
      await client.query('begin');
      await run(
        'hand-made-counters',
        `insert into rate_limits select key, 1, $2 from unnest($1::text[]) as key
        on conflict (key) do update set points = rate_limits.points + 1`,
        [
          [`hand-made:${email}`, 'hand-made:address', 'hand-made:call', 'hand-made:all'],
          Date.now() + HOUR_MS,
        ],
      );
      const stored = await run(
        'hand-made-lead',
        'insert into leads (reference, contacts, mailbox) values ($1, $2, $3) returning id',
        [`hand-${number}`, lead, email],
      );
      const { id } = stored.rows[0];
      await run(
        'hand-made-key',
        'insert into idempotency_keys (key, content_hash, lead_id) values ($1, sha256($2), $3)',
        [randomUUID(), lead, id],
      );
      // Done already, so that no worker takes them.
      await run(
        'hand-made-deliveries',
        `insert into deliveries (lead_id, kind, state) values ($1, 'visitor', 'done'), ($1, 'provider', 'done')`,
        [id],
      );
      await run(
        'hand-made-history',
        `insert into lead_events (lead_id, kind) values ($1, 'stored')`,
        [id],
      );
      await run(
        'hand-made-contact',
        'insert into crm_contacts (email, mailbox, payload) values ($1, $1, $2)',
        [email, lead],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}
