import { isTimeZone, type Slot } from '@high-street/contract';

import { bookableDays } from './bookable-days.ts';
import { firstFreeDay, type BookingState, type TimesAction } from './booking-state.ts';
import { clampDay, toMonth } from './day.ts';
import { toDay } from './zone-time.ts';

function afterMonth(state: BookingState, month: string, day: string | null): BookingState {
  if (month === state.month) return { ...state, day };
  // At once, before they are asked for: else the month would first be said to have none.
  return { ...state, month, day, slots: [], loading: 'loading' };
}

/** Times that came: the chosen day stays when it has any, or when a key has led to it. */
function withSlots(state: BookingState, slots: readonly Slot[]): BookingState {
  const day = state.day ?? firstFreeDay(slots, state.zone, state.month);
  return { ...state, slots, day, loading: 'ready' };
}

function inZone(before: BookingState, zone: string): BookingState {
  const state = { ...before, zone, ...bookableDays(before.bookable, zone) };
  const { phase, slot, slots, day, today, lastDay } = state;
  // Where times are chosen, one that was given up leads nowhere.
  const isChoosing = phase === 'choosing' || phase === 'moving';
  if (slot !== null && !isChoosing) {
    const itsDay = toDay(slot.start, zone);
    return { ...state, month: toMonth(itsDay), day: itsDay };
  }
  const month = clampDay(state.month, toMonth(today), toMonth(lastDay));
  const isFree = slots.some(({ start }) => toDay(start, zone) === day);
  return { ...state, month, day: isFree ? day : firstFreeDay(slots, zone, month) };
}

/** The page after an action that says which times are shown. */
export function changeTimes(state: BookingState, action: TimesAction): BookingState {
  switch (action.type) {
    case 'month':
      return afterMonth(state, action.month, action.day);
    case 'day':
      return { ...state, day: action.day };
    case 'zone':
      // Browsers differ in what they know, and no time could be shown in a zone that this one does not.
      return isTimeZone(action.zone) ? inZone(state, action.zone) : state;
    case 'slots':
      return withSlots(state, action.slots);
    case 'loading':
      return { ...state, loading: action.loading };
    case 'again':
      return { ...state, looks: state.looks + 1 };
  }
}
