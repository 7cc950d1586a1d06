import { createBookingArchive } from '@high-street/bookings';
import {
  createLeadArchive,
  createLeadDesk,
  createLeadReader,
  createNextUp,
  createReplyDesk,
  eraseByEmail,
  everySpelling,
  exportPerson,
} from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { type Actor, createAuditLog } from '@high-street/server/audit';
import { createTestDatabase } from '@high-street/server/testing';
import { onTestFinished } from 'vitest';

import { readCommand } from '#/leads-command/read-command.ts';
import { runCommand } from '#/leads-command/run-command.ts';

import { OFFICE } from './test-owner.ts';

const id = (end: string) => `01980000-0000-7000-8000-0000000000${end}`;

export const IDS = {
  olive: id('01'),
  ben: id('02'),
  fresh: id('0a'),
  kept: id('0b'),
  binned: id('0c'),
  held: id('0d'),
  booking: id('0e'),
  dead: id('0f'),
  note: id('10'),
} as const;

const SETUP = `
  insert into people (id, email, mailbox, name, role, joined_at) values
    ('${IDS.olive}', 'olive@example.com', 'olive@example.com', 'Olive Moor', 'member', now()),
    ('${IDS.ben}', 'ben@example.com', 'ben@example.com', 'Ben Hall', 'member', now());
  insert into leads (id, reference, contacts, mailbox, quarantine_reasons, quarantined_at, binned_at, held_by, held_since)
  select id::uuid, reference, jsonb_build_object('contactName', 'Anna Bell', 'email', reference || '@example.com',
      'phoneNumber', '+447700900123', 'leadStatus', 'Contact'), lower(reference) || '@example.com',
    case when reference like 'KEPT%' then '{trap,speed}'::text[] end,
    case when reference like 'KEPT%' then now() end,
    case when reference like 'B%' then now() end,
    case when reference like 'H%' then '${IDS.olive}'::uuid end,
    case when reference like 'H%' then now() end
  from (values ('${IDS.fresh}', 'FFFF-0001'), ('${IDS.kept}', 'KEPT-0001'), ('${IDS.binned}', 'BBBB-0001'),
    ('${IDS.held}', 'HHHH-0001')) as lead (id, reference);
  update leads set marketing_consent = '{"version": "1", "wording": "Send me news.", "at": "2026-01-05T09:00:00.000Z"}'
  where id = '${IDS.fresh}';
  insert into bookings (id, reference, starts_at, ends_at, blocked_until, time_zone, details)
  values ('${IDS.booking}', '7F3A0-9C21D', now(), now() + interval '30 minutes', now() + interval '30 minutes', 'UTC',
    '{"name": "Cleo", "email": "cleo@example.com", "note": ""}');
  insert into deliveries (id, lead_id, booking_id, kind, state, attempts, settled_at, payload) values
    (uuidv7(), '${IDS.fresh}', null, 'visitor', 'done', 1, now(), null),
    ('${IDS.dead}', '${IDS.fresh}', null, 'provider', 'dead', 9, now(), null),
    (uuidv7(), '${IDS.kept}', null, 'visitor', 'held', 0, null, null),
    (uuidv7(), null, '${IDS.booking}', 'booking_visitor', 'dead', 9, now(), '{}');
  insert into deliveries (kind, payload, state) values ('crm', '{"email": "dan@example.com"}', 'dead');
  insert into lead_notes (id, lead_id, person_id, actor_kind, body)
  values ('${IDS.note}', '${IDS.fresh}', '${IDS.ben}', 'person', 'Wants Saturdays.');`;

const TABLES = [
  'leads',
  'lead_events',
  'lead_notes',
  'lead_note_versions',
  'audit_log',
  'deliveries',
  'crm_contacts',
  'erased_leads',
] as const;
/** Who did it; a lead that somebody holds knows of their own acts alone. */
const ACTOR_COLUMNS = ['actor_kind', 'person_id', 'edited_by', 'address_group', 'held_active_at'];
const KNOWN_IDS: readonly string[] = Object.values(IDS);
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

type Row = Readonly<Record<string, unknown>>;
type Rows = { [Table in (typeof TABLES)[number]]?: readonly Row[] };

/** A value without what no two runs have in common: moments, times that passed, and ids that the database gave out. */
function comparable(column: string, value: unknown): unknown {
  if (column === 'answered_after_ms' && value !== null) return 'some time';
  if (value instanceof Date) return 'a moment';
  if (typeof value !== 'string') return value;
  return value.replaceAll(UUID, (found) => (KNOWN_IDS.includes(found) ? found : 'an id'));
}

function toComparable(row: Row): Row {
  const columns = Object.entries(row).filter(([column]) => !ACTOR_COLUMNS.includes(column));
  return Object.fromEntries(columns.map(([column, value]) => [column, comparable(column, value)]));
}

/** A database with leads in every state, and the ways to act on them. */
export async function openActs() {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  await pool.query(SETUP);
  const audit = createAuditLog({ db, clock: systemClock });
  const desk = createLeadDesk({ db, audit, office: OFFICE });
  const erase = ({ email, actor }: { email: string; actor: Actor }) =>
    eraseByEmail(db, email, { audit, actor });

  return {
    db,
    desk,
    erase,

    /** Runs the command, and gives what it printed. */
    async command(words: string, input = ''): Promise<string> {
      const printed: string[] = [];
      const command = readCommand(words.split(' '));
      await runCommand(command, {
        archive: createLeadArchive(db),
        audit,
        bookings: createBookingArchive(db),
        desk,
        reader: createLeadReader(db),
        nextUp: createNextUp({ db, clock: systemClock, office: OFFICE }),
        replies: createReplyDesk({ db, audit, brand: 'Kerbside' }),
        readInput: async () => input,
        erase,
        exportPerson: ({ email }) => exportPerson(db, everySpelling(email)),
        write: async (text) => void printed.push(text),
        signal: new AbortController().signal,
      });
      return printed.join('');
    },

    /** All rows that acts change, with nothing in them that differs between two runs, or only who acted. */
    async rows(): Promise<{ readonly rows: Rows; readonly doers: ReadonlySet<string> }> {
      const rows: Rows = {};
      const doers = new Set<string>();
      for (const table of TABLES) {
        const found = await pool.query<Row>(`select * from ${table} order by 1, 2`);
        rows[table] = found.rows.map(toComparable);
        if (table === 'lead_events' || table === 'audit_log') {
          for (const row of found.rows) doers.add(`${row['actor_kind']} ${row['person_id']}`);
        }
      }
      return { rows, doers };
    },
  };
}
