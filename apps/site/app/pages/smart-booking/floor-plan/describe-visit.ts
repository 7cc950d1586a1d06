import { fillWords, formatTime, type FloorPlanWords } from './floor-plan-words.ts';
import { nearestTimes, queueAtDoor, type Room, type Visit } from './room-rules.ts';

/** The figures that words about a visit may name. */
export function countFigures(room: Room, visit: Visit): Record<string, string | number> {
  const { others } = queueAtDoor(room, visit);
  return {
    party: visit.party,
    time: formatTime(visit.time),
    table: visit.table ?? '',
    seats: room.tables.find(({ id }) => id === visit.table)?.seats ?? '',
    before: others + visit.party,
    after: others,
  };
}

/** What came out, in plain words, for everybody to read and for screen readers to say. */
export function describeVisit(
  words: Pick<FloorPlanWords, 'outcome' | 'locale'>,
  room: Room,
  visit: Visit,
  wasCancelled: boolean,
): string {
  const { outcome, locale } = words;
  const figures = countFigures(room, visit);
  if (visit.isBooked) return fillWords(outcome.booked, figures);
  if (visit.table !== null)
    return fillWords(wasCancelled ? outcome.cancelled : outcome.ready, figures);
  const times = nearestTimes(room, visit.party, visit.time).map(formatTime);
  if (times.length === 0) return fillWords(outcome.never, figures);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(times);
  return fillWords(outcome.full, { ...figures, times: list });
}
