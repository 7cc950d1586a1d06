import type pg from 'pg';

/**
 * Everything that a backup holds, each table after those that it refers to. When scheduled work is due next is not in it,
 * and nothing that lets somebody in: no sessions, no links, no codes.
 */
export const BACKUP_TABLES = [
  'leads',
  'idempotency_keys',
  'bookings',
  'booking_keys',
  'deliveries',
  'lead_events',
  'lead_notes',
  'lead_note_versions',
  'lead_views',
  'lead_replies',
  'lead_drafts',
  'saved_replies',
  'saved_reply_versions',
  'lead_messages',
  'mailbox_places',
  'lead_revisions',
  'crm_contacts',
  'erased_leads',
  'signing_keys',
  'people',
  'passkeys',
  'oidc_accounts',
  'audit_log',
  'counts',
  'week_counts',
  'counting_days',
  'counted_hosts',
] as const;

/** A table that a backup holds. */
export type BackupTable = (typeof BACKUP_TABLES)[number];

/**
 * Tables whose rows a service makes for itself as soon as it starts; a backup's take their place. Each is emptied together
 * with what triggers make of it.
 */
export const REPLACED_TABLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['signing_keys', []],
  ['counts', []],
  ['week_counts', ['block_counts']],
  ['counting_days', []],
  ['counted_hosts', []],
]);

/** The columns of a table that are stored and not worked out by the database. */
export async function storedColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The migrations that the database has, in their order. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migration_checksums order by name',
  );
  return rows.map(({ name }) => name);
}

/** Identifiers of ours, quoted. */
export function quoteNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** How many leads came by the forms; the others are the product's own trial leads. */
export async function countLeads(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::float8 as count from leads where origin = 'form'",
  );
  return rows[0]?.count ?? 0;
}
