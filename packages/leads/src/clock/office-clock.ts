import { openHours, readAvailability, type Availability } from '@high-street/server/hours';
import { Temporal } from 'temporal-polyfill';

const MINUTE_MS = 60_000;
/** No office is closed for longer at a stretch; looking further would never end where it is always closed. */
const MOST_CLOSED_DAYS = 400;
/** Hours that meet are one stretch up to here; looking further would never end where it is always open. */
const LONGEST_STRETCH_MS = 7 * 24 * 60 * MINUTE_MS;

/** A stretch of open time, in milliseconds since 1970; `closes` is no longer part of it. */
export type Stretch = { readonly opens: number; readonly closes: number };

/** Gives when the office is open on a day of its zone, counted from another; each day is worked out once. */
function rememberDays(availability: Availability) {
  const { timeZone } = availability;
  const known = new Map<string, readonly Stretch[]>();

  function dayOf(at: number): Temporal.PlainDate {
    return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  }

  function stretchesOf(day: Temporal.PlainDate): readonly Stretch[] {
    const name = day.toString();
    const found = known.get(name);
    if (found !== undefined) return found;
    const stretches = openHours(availability, day).map(({ opens, closes }) => ({
      opens: opens.epochMilliseconds,
      closes: closes.epochMilliseconds,
    }));
    known.set(name, stretches);
    return stretches;
  }

  /** The stretches from that of a moment on, or back from it; ends after the office was closed for too long. */
  function* from(at: number, way: 1 | -1): Generator<Stretch, void> {
    let closedDays = 0;
    for (let day = dayOf(at); closedDays < MOST_CLOSED_DAYS; day = day.add({ days: way })) {
      const stretches = stretchesOf(day);
      closedDays = stretches.length === 0 ? closedDays + 1 : 0;
      yield* way === 1 ? stretches : stretches.toReversed();
    }
  }

  return from;
}

const lengthOf = ({ opens, closes }: Stretch) => closes - opens;

/** Joins those that meet, as 09:00 to 13:00 and 13:00 to 17:00 do, or two days around the clock. */
function* joinStretches(stretches: Iterable<Stretch>): Generator<Stretch, void> {
  let last: Stretch | null = null;
  for (const stretch of stretches) {
    if (last === null || stretch.opens > last.closes || lengthOf(last) >= LONGEST_STRETCH_MS) {
      if (last !== null) yield last;
      last = stretch;
    } else {
      last = { opens: last.opens, closes: stretch.closes };
    }
  }
  if (last !== null) yield last;
}

/** Counts time while the office is open. */
function createOpenTime(stretchesFrom: ReturnType<typeof rememberDays>) {
  return {
    /** How much open time lies between two moments, in milliseconds; none where the second is no later. */
    openTimeBetween(from: Date, to: Date): number {
      let open = 0;
      for (const { opens, closes } of stretchesFrom(from.getTime(), 1)) {
        if (opens >= to.getTime()) break;
        const begin = Math.max(opens, from.getTime());
        open += Math.max(0, Math.min(closes, to.getTime()) - begin);
      }
      return open;
    },

    /** The first moment at which so much open time has passed since another; null where it never does. */
    addOpenTime(at: Date, ms: number): Date | null {
      let left = ms;
      for (const { opens, closes } of stretchesFrom(at.getTime(), 1)) {
        const begin = Math.max(opens, at.getTime());
        if (begin >= closes) continue;
        if (begin + left <= closes) return new Date(begin + left);
        left -= closes - begin;
      }
      return null;
    },

    /** The last moment since which so much open time has passed; null where it never did. */
    takeOpenTime(at: Date, ms: number): Date | null {
      let left = ms;
      for (const { opens, closes } of stretchesFrom(at.getTime(), -1)) {
        const end = Math.min(closes, at.getTime());
        if (end <= opens) continue;
        if (end - left >= opens) return new Date(end - left);
        left -= end - opens;
      }
      return null;
    },
  };
}

/**
 * The clock that runs while the office is open, by its hours, days off and zone. With a target it says until when a lead is
 * to be answered. Where an office never opens, nothing is ever due.
 */
export function createOfficeClock(
  availability: Availability,
  { targetMinutes }: { readonly targetMinutes: number },
) {
  const stretchesFrom = rememberDays(availability);
  const openTime = createOpenTime(stretchesFrom);
  const targetMs = targetMinutes * MINUTE_MS;

  function stretchAt(at: Date): Stretch | null {
    for (const { opens, closes } of stretchesFrom(at.getTime(), 1)) {
      if (closes > at.getTime()) return { opens, closes };
    }
    return null;
  }

  function nextStretches(at: Date, count: number): readonly Stretch[] {
    return joinStretches(stretchesFrom(at.getTime(), 1))
      .filter(({ closes }) => closes > at.getTime())
      .take(count)
      .toArray();
  }

  return {
    targetMs,
    timeZone: availability.timeZone,
    ...openTime,
    isOpen: (at: Date): boolean => (stretchAt(at)?.opens ?? Infinity) <= at.getTime(),

    /** The next stretches of open time, first that which is under way; hours that meet are one stretch, of a week at most. */
    nextStretches,

    /** The first moment of the office's day in which another lies. */
    startOfDay(at: Date): Date {
      const day = Temporal.Instant.fromEpochMilliseconds(at.getTime())
        .toZonedDateTimeISO(availability.timeZone)
        .startOfDay();
      return new Date(day.epochMilliseconds);
    },

    /** Until when an answer to what began then is in time; null where the office never opens. */
    dueAt: (start: Date): Date | null => openTime.addOpenTime(start, targetMs),

    /** The last start that is past due at a moment; what began then or before is late. Null where nothing is. */
    lateSince: (at: Date): Date | null => openTime.takeOpenTime(at, targetMs),

    /** When the office closes next, now or after it opens next; null where it never opens, or stays open for a week. */
    closesAt(at: Date): Date | null {
      const [stretch] = nextStretches(at, 1);
      if (stretch === undefined || lengthOf(stretch) >= LONGEST_STRETCH_MS) return null;
      return new Date(stretch.closes);
    },

    /** When the office opens next; this moment while it is open. */
    opensAt(at: Date): Date | null {
      const stretch = stretchAt(at);
      return stretch && new Date(Math.max(stretch.opens, at.getTime()));
    },
  };
}

/** The clock of the owner's settings; throws a StartupError for hours that cannot be used. */
export function readOfficeClock(
  availability: unknown,
  { answerTargetMinutes }: { readonly answerTargetMinutes: number },
): OfficeClock {
  return createOfficeClock(readAvailability(availability), { targetMinutes: answerTargetMinutes });
}

export type OfficeClock = ReturnType<typeof createOfficeClock>;
