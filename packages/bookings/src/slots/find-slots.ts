import type { Slot } from '@high-street/contract';
import { Temporal } from 'temporal-polyfill';

import type { Availability } from '@high-street/server/hours';
import { openHours, type OpenHours } from '@high-street/server/hours';

/** A booking's exact time, without the buffer after it. */
export type TakenTime = { start: Temporal.Instant; end: Temporal.Instant };

/** What to look for: slots that begin in [from, to), as things stand `now`. */
export type SlotSearch = {
  from: Temporal.Instant;
  to: Temporal.Instant;
  now: Temporal.Instant;
  taken: readonly TakenTime[];
};

const { compare } = Temporal.Instant;

/** Returns the slots that can be booked, earliest first, as ISO instants in UTC. */
export function findSlots(availability: Availability, search: SlotSearch): Slot[] {
  const earliest = latest(search.from, search.now.add({ minutes: availability.noticeMinutes }));
  const taken = search.taken.map((time) => withBuffer(time, availability));
  return daysToSearch(availability, { ...search, from: earliest })
    .flatMap((day) => openHours(availability, day))
    .flatMap((hours) => cutIntoSlots(hours, availability.slotMinutes))
    .filter(({ start }) => compare(start, earliest) >= 0 && compare(start, search.to) < 0)
    .filter((slot) => isFree(withBuffer(slot, availability), taken))
    .map(({ start, end }) => ({ start: start.toString(), end: end.toString() }));
}

function daysToSearch(
  { timeZone, horizonDays }: Availability,
  { from, to, now }: SlotSearch,
): Temporal.PlainDate[] {
  const horizon = toDay(now, timeZone).add({ days: horizonDays });
  const end = toDay(to, timeZone);
  const last = Temporal.PlainDate.compare(end, horizon) < 0 ? end : horizon;

  const days: Temporal.PlainDate[] = [];
  let day = toDay(from, timeZone);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    days.push(day);
    day = day.add({ days: 1 });
  }
  return days;
}

function cutIntoSlots({ opens, closes }: OpenHours, slotMinutes: number): TakenTime[] {
  const slots: TakenTime[] = [];
  let start = opens;
  let end = start.add({ minutes: slotMinutes });
  while (compare(end, closes) <= 0) {
    slots.push({ start, end });
    start = end;
    end = start.add({ minutes: slotMinutes });
  }
  return slots;
}

function withBuffer({ start, end }: TakenTime, { bufferMinutes }: Availability): TakenTime {
  return { start, end: end.add({ minutes: bufferMinutes }) };
}

function isFree(slot: TakenTime, taken: readonly TakenTime[]): boolean {
  return taken.every(
    ({ start, end }) => compare(start, slot.end) >= 0 || compare(end, slot.start) <= 0,
  );
}

function toDay(moment: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(timeZone).toPlainDate();
}

function latest(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return compare(a, b) < 0 ? b : a;
}
