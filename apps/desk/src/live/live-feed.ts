import type { Clock } from '@high-street/server';

import type { Change, ChangeReader, Reading } from './change-reader.ts';
import { type Floors, type LiveCursor, writeCursor } from './live-cursor.ts';
import { isVisible } from './snapshot.ts';

/** The changes between two places, and the later one; with `isCut` too many for a list. */
export type Batch = {
  readonly changes: readonly Change[];
  readonly isCut: boolean;
  readonly cursor: LiveCursor;
};

/** How far back a process that knows nothing yet looks for rows whose transactions had not ended. */
const UNKNOWN_ROWS = 20_000n;
/** Further back is not looked at all: whoever was away for so long reads everything again. */
const MOST_ROWS = 100_000n;
/**
 * A row gets its number a moment before its transaction has one. A statement ends within seconds, so that after this time
 * every row that had a number had a transaction, too.
 */
const SETTLE_MS = 5_000;

function subtract(from: bigint, rows: bigint): bigint {
  return from > rows ? from - rows : 0n;
}

function later(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function toCursor({ snapshot, snapshotText }: Reading, floors: Floors): LiveCursor {
  return { snapshot, snapshotText, floors };
}

/** The rows below which nothing is read, at the most. */
function leastFloors({ newest }: Reading, rows: bigint): Floors {
  return {
    leadEvent: subtract(newest.leadEvent, rows),
    auditLine: subtract(newest.auditLine, rows),
  };
}

/** The rows below which nothing is read any more. */
function createFloors(clock: Clock) {
  /** A reading whose newest rows become the floors once all transactions of its time have ended. */
  let candidate: { readonly reading: Reading; readonly at: number } | null = null;

  return {
    /** The floors after a reading, from those before it. */
    raise(reading: Reading, floors: Floors): Floors {
      const now = clock.now().getTime();
      const least = leastFloors(reading, MOST_ROWS);
      const hasSettled =
        candidate !== null &&
        reading.snapshot.xmin >= candidate.reading.snapshot.xmax &&
        now - candidate.at >= SETTLE_MS;
      const { leadEvent, auditLine } = hasSettled && candidate ? candidate.reading.newest : floors;
      if (candidate === null || hasSettled) candidate = { reading, at: now };
      return {
        leadEvent: later(leadEvent, least.leadEvent),
        auditLine: later(auditLine, least.auditLine),
      };
    },

    /** Forgets what was read. */
    reset(): void {
      candidate = null;
    },
  };
}

/**
 * The changes as they become visible, each exactly once, however late its transaction ends: a change is new if its
 * transaction could not be seen at the last place. It keeps no changes, so any process can go on from any place.
 */
export function createLiveFeed({ reader, clock }: { reader: ChangeReader; clock: Clock }) {
  let place: LiveCursor | null = null;
  const floors = createFloors(clock);

  return {
    /** Where the feed is, or null until it begins. */
    place: () => place,

    /** Begins at this moment. */
    async begin(): Promise<LiveCursor> {
      const reading = await reader.read(null);
      floors.reset();
      place = toCursor(reading, floors.raise(reading, leastFloors(reading, UNKNOWN_ROWS)));
      return place;
    },

    /** Forgets where it was, while nobody listens. */
    end(): void {
      place = null;
    },

    /** All that became visible since the last time. */
    async poll(): Promise<Batch | null> {
      const before = place;
      if (before === null) return null;
      const reading = await reader.read(before);
      // It was ended meanwhile, and has perhaps begun anew.
      if (place !== before) return null;
      place = toCursor(reading, floors.raise(reading, before.floors));
      return { changes: reading.changes, isCut: reading.isCut, cursor: place };
    },

    /** This moment as a text, from which a page that reads its data afterwards goes on. */
    async mark(): Promise<string> {
      const reading = await reader.read(null);
      return writeCursor({ ...reading, floors: leastFloors(reading, UNKNOWN_ROWS) });
    },

    /** What became visible between two places, or null if that was too long ago to say. */
    async catchUp(from: LiveCursor, to: LiveCursor): Promise<Batch | null> {
      const reading = await reader.read(from);
      const least = leastFloors(reading, MOST_ROWS);
      const isTooOld =
        from.floors.leadEvent < least.leadEvent || from.floors.auditLine < least.auditLine;
      // A number that was not given out yet is of another database, such as the one before a restore.
      if (isTooOld || from.snapshot.xmax > reading.snapshot.xmax) return null;
      const changes = reading.changes.filter(({ transaction }) =>
        isVisible(to.snapshot, transaction),
      );
      return { changes, isCut: reading.isCut, cursor: to };
    },
  };
}

/** The changes as they become visible. */
export type LiveFeed = ReturnType<typeof createLiveFeed>;
