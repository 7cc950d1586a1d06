import { describeEntry, type Entry } from './ledger.ts';
import type { HistoryRow } from './replay.ts';

/** What the database has to hold of a booking. */
type BookingState = { readonly version: number; readonly start: string };

/** A stale move saw what was saved by then: the moves of its round had come to it, or come to it a moment later. */
function isSeen({ sent, told }: Entry, before: string, rows: readonly HistoryRow[]): boolean {
  const saved = [before, ...rows.map(({ detail }) => startOf(detail))];
  if (told.kind === 'two-answers') return saved.includes(told.saved);
  return told.kind === 'taken' || (told.kind === 'done' && saved.includes(sent['start'] ?? ''));
}

function startOf(detail: string | null): string {
  return detail?.split(' at ')[1] ?? '';
}

/**
 * Replays how a booking was moved in the order of its history. A round moves it once at most, as all of the round saw the same
 * version; throws where a move is missing, where one is nobody's, or where somebody was not told what was saved.
 */
export function replayMoves(
  booking: { readonly reference: string; readonly start: string },
  moves: readonly Entry[],
  rows: readonly HistoryRow[],
): BookingState {
  let state: BookingState = { version: 0, start: booking.start };
  let used = 0;
  for (const together of Map.groupBy(moves, ({ round }) => round).values()) {
    const { version, start } = state;
    const row = rows[used];
    const winner = together.find(
      ({ sent, told, personId }) =>
        told.kind === 'done' &&
        Number(sent['version']) === version &&
        row?.personId === personId &&
        startOf(row.detail) === sent['start'],
    );
    if (winner) {
      state = { version: version + 1, start: winner.sent['start'] ?? '' };
      used += 1;
    }
    for (const move of together) {
      if (move !== winner && !isSeen(move, start, rows.slice(used - (winner ? 1 : 0), used))) {
        throw new Error(`The history does not explain ${describeEntry(move)}`);
      }
    }
  }
  if (used !== rows.length) throw new Error('The booking was moved by nobody.');
  return state;
}
