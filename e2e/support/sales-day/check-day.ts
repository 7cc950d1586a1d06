import { expect } from '@playwright/test';

import type { DayDatabase } from './day-database.ts';
import { type DayLead, describeEntry, type Entry } from './ledger.ts';
import type { LeadState } from './lead-model.ts';
import { type HistoryRow, replayLead } from './replay.ts';
import { replayMoves } from './replay-moves.ts';

type Written = { readonly personId: string | null; readonly kind: string };

/** How the log calls what the history calls `kind`, and which fields it names. */
const LOG_ACTS: Readonly<Record<string, string>> = {
  claimed: 'lead_claimed heldBy',
  assigned: 'lead_assigned heldBy',
  handed_back: 'lead_handed_back heldBy',
  note_added: 'lead_noted note',
  note_edited: 'lead_note_edited note',
  answered_elsewhere: 'lead_answered_elsewhere ',
  released: 'lead_released ',
  binned: 'lead_binned ',
  restored: 'lead_restored ',
  requeued: 'delivery_requeued ',
  resent: 'delivery_resent ',
  marked_lost: 'lead_marked state,lostReason',
};

function toLog(kind: string): string {
  if (kind.startsWith('called_')) return 'lead_called ';
  return LOG_ACTS[kind] ?? (kind.startsWith('marked_') ? 'lead_marked state' : kind);
}

/** Not of the lead itself: nobody waits for its turn at the lead with these, so that their place among the lines may differ. */
const QUEUES: Readonly<Record<string, string>> = {
  requeue: 'requeued',
  resend: 'resent',
  move: 'booking_moved',
};
const isOfQueue = ({ kind }: Written) => Object.values(QUEUES).includes(kind);
const sayWritten = ({ personId, kind }: Written) => `${personId} ${kind}`;

const START: LeadState = {
  version: 1,
  mark: 'new',
  heldBy: '',
  isKept: false,
  isBinned: false,
  notes: {},
};

async function readState(database: DayDatabase, { id, isKept }: DayLead): Promise<LeadState> {
  const lead = await database.lead(id);
  const notes = await database.notes(id);
  for (const { version, earlier } of notes) expect(version).toBe(earlier.length + 1);
  return {
    version: lead.version,
    mark: lead.lost_reason === null ? lead.answer_state : `lost/${lead.lost_reason}`,
    heldBy: lead.held_by ?? '',
    isKept: isKept && lead.released_at === null,
    isBinned: lead.binned_at !== null,
    notes: Object.fromEntries(
      notes.map(({ id: noteId, body, earlier }) => [noteId, { body, earlier }]),
    ),
  };
}

/** What was sent again was given up or accepted before, each time once. */
async function checkDeliveries(database: DayDatabase, lead: DayLead, entries: readonly Entry[]) {
  const done = entries.filter(({ told }) => told.kind === 'done');
  const ids = done.flatMap(({ act, sent }) => (act === 'requeue' ? [sent['deliveryId']] : []));
  expect(new Set(ids).size, 'a dead letter was tried again twice').toBe(ids.length);
  for (const { kind, resends, state } of await database.resends(lead.id)) {
    const again = done.filter(({ act, sent }) => act === 'resend' && sent['kind'] === kind);
    expect([kind, resends ?? 0, state === 'dead' && again.length > 0]).toEqual([
      kind,
      again.length,
      false,
    ]);
  }
}

async function checkBooking(database: DayDatabase, lead: DayLead, entries: readonly Entry[]) {
  const { booking } = lead;
  if (booking === null) return;
  const moves = entries.filter(({ act }) => act === 'move');
  const history = await database.history(lead.id);
  const rows = history.filter(({ kind }) => kind === 'booking_moved');
  const end = replayMoves(booking, moves, rows);
  const stored = await database.booking(booking.reference);
  expect({ version: stored.version, start: stored.starts_at.toISOString() }).toEqual(end);
  const log = await database.log('booking', booking.reference);
  expect(log.map(({ act, fields, personId }) => `${personId} ${act} ${fields.join()}`)).toEqual(
    rows.map(({ personId }) => `${personId} booking_moved startsAt`),
  );
}

function checkQueues(history: readonly HistoryRow[], entries: readonly Entry[]): void {
  const acts = entries.flatMap(({ act, personId, told }) => {
    const kind = QUEUES[act];
    return kind !== undefined && told.kind === 'done' ? [sayWritten({ personId, kind })] : [];
  });
  expect(history.filter(isOfQueue).map(sayWritten).toSorted()).toEqual(acts.toSorted());
}

/** The history, the log, and what is stored of a lead say what the ledgers say, and nothing else. */
async function checkLead(database: DayDatabase, lead: DayLead, entries: readonly Entry[]) {
  const history = await database.history(lead.id);
  expect(history.map(({ actorKind }) => actorKind)).toEqual(history.map(() => 'person'));
  checkQueues(history, entries);
  const ofLead = entries.filter(({ act }) => QUEUES[act] === undefined);
  const rows = history.filter((row) => !isOfQueue(row));
  const end = replayLead({ ...START, isKept: lead.isKept }, ofLead, rows);
  expect(await readState(database, lead)).toEqual(end);
  const log = await database.log('lead', lead.reference);
  const written = log.map(({ personId, act, fields }) => `${personId} ${act} ${fields.join()}`);
  const acts = history.filter(({ kind }) => kind !== 'booking_moved');
  expect(written.toSorted()).toEqual(
    acts.map(({ personId, kind }) => `${personId} ${toLog(kind)}`).toSorted(),
  );
  await checkBooking(database, lead, entries);
  await checkDeliveries(database, lead, entries);
}

/** Checks each lead; gives what does not add up, with all that was done to that lead. */
export async function checkDay(
  database: DayDatabase,
  leads: readonly DayLead[],
  ledger: readonly Entry[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const lead of leads) {
    const entries = ledger
      .filter(({ lead: { id } }) => id === lead.id)
      .toSorted((one, other) => one.round - other.round);
    try {
      // One after another, by few connections.
      await checkLead(database, lead, entries);
    } catch (error) {
      const done = entries.map(describeEntry).join('\n');
      faults.push(`${lead.reference}: ${error instanceof Error ? error.message : ''}\n${done}`);
    }
  }
  return faults;
}
