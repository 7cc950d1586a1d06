import type { Room } from './room-rules.ts';

/** A clock time in minutes after midnight. */
function at(hours: number, minutes: number): number {
  return hours * 60 + minutes;
}

/** One evening in an invented dining room; times are minutes after midnight. */
export const SAMPLE_ROOM: Room = {
  tables: [
    { id: 1, seats: 4 },
    { id: 2, seats: 4 },
    { id: 3, seats: 2 },
    { id: 4, seats: 2 },
    { id: 5, seats: 8 },
    { id: 6, seats: 2 },
    { id: 7, seats: 6 },
    { id: 8, seats: 4 },
  ],
  stayMinutes: 90,
  sittings: [
    { table: 1, from: at(18, 30) },
    { table: 2, from: at(20, 0) },
    { table: 3, from: at(19, 0) },
    { table: 4, from: at(18, 0) },
    { table: 5, from: at(19, 0) },
    { table: 6, from: at(20, 30) },
    { table: 7, from: at(20, 30) },
    { table: 8, from: at(17, 30) },
    { table: 8, from: at(20, 30) },
  ],
  evening: [
    { time: at(18, 0), waiting: 2 },
    { time: at(18, 30), waiting: 4 },
    { time: at(19, 0), waiting: 6 },
    { time: at(19, 30), waiting: 7 },
    { time: at(20, 0), waiting: 5 },
    { time: at(20, 30), waiting: 3 },
    { time: at(21, 0), waiting: 2 },
  ],
};
