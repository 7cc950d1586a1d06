import { systemClock } from '@high-street/server';
import { type Actor, createAuditLog } from '@high-street/server/audit';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';

import { createLeadDesk, createOfficeClock } from '#/index.ts';

import { ME, openLeads, SOMEBODY } from './stored-leads.ts';

/** An office that never closes. */
export const AROUND_THE_CLOCK = createOfficeClock(
  anAvailability({ weeklyHours: everyDay(['00:00', '24:00']) }),
  { targetMinutes: 120 },
);

/** Somebody of the desk who acts. */
export const actorOf = (personId: string): Actor => ({
  kind: 'person',
  personId,
  addressGroup: '192.0.2.7',
});

/** A database with two people who answer leads, and their desk. */
export async function openLeadDesk() {
  const database = await openLeads();
  const { db, pool } = database;
  await pool.query(
    `insert into people (id, email, mailbox, name, role, joined_at) values
      ($1, 'olive@example.org', 'olive@example.org', 'Olive Moor', 'owner', now()),
      ($2, 'ben@example.org', 'ben@example.org', 'Ben Hall', 'member', now())`,
    [ME, SOMEBODY],
  );
  const audit = createAuditLog({ db, clock: systemClock });

  return {
    ...database,
    audit,
    desk: createLeadDesk({ db, audit, office: AROUND_THE_CLOCK }),

    /** What the provider made of a lead. */
    async read(leadId: string) {
      return db
        .selectFrom('leads')
        .select([
          'answer_state as state',
          'lost_reason as lostReason',
          'held_by as heldBy',
          'version',
        ])
        .where('id', '=', leadId)
        .executeTakeFirstOrThrow();
    },

    /** The kinds of a lead's history, in their order. */
    async history(leadId: string): Promise<string[]> {
      const lines = await db
        .selectFrom('lead_events')
        .select('kind')
        .where('lead_id', '=', leadId)
        .orderBy('id')
        .execute();
      return lines.map(({ kind }) => kind);
    },

    /** The acts of the log, in their order. */
    async acts(): Promise<string[]> {
      const lines = await db.selectFrom('audit_log').select('act').orderBy('id').execute();
      return lines.map(({ act }) => act);
    },
  };
}
