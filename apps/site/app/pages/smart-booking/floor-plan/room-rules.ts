/** A table and how many can sit at it. */
export type Table = { readonly id: number; readonly seats: number };

/** Somebody at a table from a time on, in minutes after midnight. */
export type Sitting = { readonly table: number; readonly from: number };

export type Room = {
  readonly tables: readonly Table[];
  /** How long every sitting keeps its table. */
  readonly stayMinutes: number;
  readonly sittings: readonly Sitting[];
  /** The times that can be booked, and how many wait at the door then without a booking. */
  readonly evening: readonly { readonly time: number; readonly waiting: number }[];
};

/** What the visitor has asked for so far. */
export type Visit = {
  readonly party: number;
  readonly time: number;
  /** The table that is asked for; null where none can be had. */
  readonly table: number | null;
  readonly isBooked: boolean;
};

export type TableState = 'free' | 'taken' | 'tooSmall' | 'picked' | 'yours';

/** Whether nobody else sits at the table at any minute of a stay that begins at the time. */
export function isFree(room: Room, table: number, time: number): boolean {
  return !room.sittings.some(
    (sitting) => sitting.table === table && Math.abs(sitting.from - time) < room.stayMinutes,
  );
}

/** The free tables that are large enough, the smallest first. */
export function offeredTables(room: Room, party: number, time: number): Table[] {
  return room.tables
    .filter(({ id, seats }) => seats >= party && isFree(room, id, time))
    .toSorted((one, other) => one.seats - other.seats || one.id - other.id);
}

/** At most two other times with a table for the party, the nearest ones, in the order of the evening. */
export function nearestTimes(room: Room, party: number, time: number): number[] {
  return room.evening
    .map((slot) => slot.time)
    .filter((other) => other !== time && offeredTables(room, party, other).length > 0)
    .toSorted((one, other) => Math.abs(one - time) - Math.abs(other - time) || one - other)
    .slice(0, 2)
    .toSorted((one, other) => one - other);
}

/** A visit that asks for the best table: the smallest that will do. */
export function askFor(room: Room, party: number, time: number): Visit {
  const [best] = offeredTables(room, party, time);
  return { party, time, table: best?.id ?? null, isBooked: false };
}

/** How one table stands for the visit. A free table too small for the party is not offered. */
export function stateOfTable(room: Room, visit: Visit, { id, seats }: Table): TableState {
  if (id === visit.table) return visit.isBooked ? 'yours' : 'picked';
  if (!isFree(room, id, visit.time)) return 'taken';
  return seats < visit.party ? 'tooSmall' : 'free';
}

/** How many are at the door, and how many of them are the visitor's own: none once there is a booking. */
export function queueAtDoor(room: Room, visit: Visit): { others: number; own: number } {
  const others = room.evening.find(({ time }) => time === visit.time)?.waiting ?? 0;
  return { others, own: visit.isBooked ? 0 : visit.party };
}
