import { byName, isTimeZone, type BookingReceipt, type Slot } from '@high-street/contract';

import { bookableDays, type Bookable } from './bookable-days.ts';
import { clampDay, toMonth } from './day.ts';
import {
  ASKED_DETAILS,
  hasFault,
  NO_FAULTS,
  type DetailFaults,
  type DetailValues,
  type ManagedBooking,
  type PageProps,
} from './page-props.ts';
import { isSending, nextPhase, PHASE_EVENTS, type Phase, type PhaseEvent } from './phase.ts';
import { sayRefusal } from './say-refusal.ts';
import { toDay } from './zone-time.ts';

/** The state of the free times of the month that is shown. */
export type Loading = 'ready' | 'loading' | 'offline' | 'failed';

/** Everything that changes on the page. */
export type BookingState = {
  readonly phase: Phase;
  readonly bookable: Bookable;
  readonly zone: string;
  /** Today and the last day that can be booked, in that zone. */
  readonly today: string;
  readonly lastDay: string;
  readonly month: string;
  readonly day: string | null;
  readonly slot: Slot | null;
  readonly slots: readonly Slot[];
  readonly loading: Loading;
  /** How often they were asked for anew, as others may have been faster. */
  readonly looks: number;
  readonly values: DetailValues;
  readonly faults: DetailFaults;
  /** How often faults were found; the first of them takes the focus each time, and not while they are put right. */
  readonly findings: number;
  /** Whether somebody else was faster. */
  readonly isTaken: boolean;
  /** The free times around one that cannot be had, if there are any. */
  readonly nearest: readonly Slot[];
  readonly receipt: BookingReceipt | null;
  readonly error: string | null;
  readonly hasMoved: boolean;
};

/** What happens on the page; those named like a phase event move the phase too. */
export type BookingAction =
  | { readonly type: 'month'; readonly month: string; readonly day: string | null }
  | { readonly type: 'day'; readonly day: string }
  | { readonly type: 'zone'; readonly zone: string }
  | { readonly type: 'slots'; readonly slots: readonly Slot[] }
  | { readonly type: 'loading'; readonly loading: Loading }
  | { readonly type: 'typed'; readonly values: Partial<DetailValues> }
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'faulty'; readonly faults: DetailFaults; readonly error: string | null }
  | { readonly type: 'pick'; readonly slot: Slot }
  | { readonly type: 'accepted'; readonly receipt: BookingReceipt | null }
  | { readonly type: 'taken'; readonly nearest: readonly Slot[]; readonly error: string }
  | {
      readonly type: 'failed';
      readonly error: string;
      readonly nearest?: readonly Slot[];
      readonly faults?: DetailFaults;
    }
  | { readonly type: 'back' | 'submit' | 'lost' | 'move' | 'cancel' | 'again' };

const MANAGED_PHASE: Record<ManagedBooking['step'], Phase> = {
  look: 'looking',
  move: 'moving',
  moved: 'looking',
  cancel: 'askingCancel',
};

/** Whether the demo had ended when the page was made; nothing can be done with it then. */
export function isOver({ receipt, bookable }: Pick<PageProps, 'receipt' | 'bookable'>): boolean {
  return receipt !== null && Date.parse(receipt.end) <= Date.parse(bookable.now);
}

function firstPhase(props: PageProps): Phase {
  const { stage, managed, slot } = props;
  if (isOver(props)) return 'looking';
  if (stage === 'choose') return 'choosing';
  if (stage === 'details') return slot === null ? 'choosing' : 'detailing';
  if (stage !== 'manage') return stage;
  if (managed?.step === 'move' && slot !== null) return 'confirmingMove';
  return MANAGED_PHASE[managed?.step ?? 'look'];
}

/** The first day of the month that has a free time, or null. */
export function firstFreeDay(slots: readonly Slot[], zone: string, month: string): string | null {
  const days = slots.map(({ start }) => toDay(start, zone));
  return days.find((day) => toMonth(day) === month) ?? null;
}

/** The page as the service gave it. */
export function startState(props: PageProps): BookingState {
  const { bookable, zone, month, slot, values, faults, nearest, receipt, refusal } = props;
  const slots = props.slots ?? [];
  return {
    phase: firstPhase(props),
    bookable,
    zone,
    ...bookableDays(bookable, zone),
    month,
    day: props.day ?? firstFreeDay(slots, zone, month),
    slot,
    slots,
    loading: props.slots === null ? 'failed' : 'ready',
    looks: 0,
    values,
    faults,
    findings: hasFault(faults) ? 1 : 0,
    isTaken: refusal === 'slot_taken',
    nearest,
    receipt,
    error: sayRefusal(props),
    hasMoved: props.managed?.step === 'moved',
  };
}

const isPhaseEvent = (type: string): type is PhaseEvent => PHASE_EVENTS.some((one) => one === type);

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

function withoutFault(faults: DetailFaults, values: Partial<DetailValues>): DetailFaults {
  return byName(ASKED_DETAILS, ({ name }) => (values[name] === undefined ? faults[name] : null));
}

function changed(state: BookingState, action: BookingAction): BookingState {
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
    case 'typed':
      // Nobody would learn that what is typed while the booking is sent does not go along.
      if (isSending(state.phase)) return state;
      return {
        ...state,
        values: { ...state.values, ...action.values },
        faults: withoutFault(state.faults, action.values),
      };
    case 'named':
      // What somebody has typed goes before what the site knows.
      return state.values.name === ''
        ? { ...state, values: { ...state.values, name: action.name } }
        : state;
    case 'faulty':
      return {
        ...state,
        faults: action.faults,
        findings: state.findings + 1,
        error: action.error,
        isTaken: false,
      };
    case 'pick':
      return { ...state, slot: action.slot, isTaken: false, nearest: [], error: null };
    case 'accepted':
      return {
        ...state,
        receipt: action.receipt ?? state.receipt,
        hasMoved: state.phase === 'savingMove',
        slot: null,
        isTaken: false,
        nearest: [],
        error: null,
      };
    case 'taken':
      return {
        ...state,
        isTaken: true,
        nearest: action.nearest,
        error: action.error,
        looks: state.looks + 1,
      };
    case 'failed':
      return {
        ...state,
        isTaken: false,
        nearest: action.nearest ?? [],
        error: action.error,
        faults: action.faults ?? state.faults,
        findings: state.findings + 1,
        // The time itself may be why.
        looks: state.looks + 1,
      };
    case 'submit':
      return { ...state, error: null, isTaken: false, nearest: [], faults: NO_FAULTS };
    case 'back':
    case 'move':
    case 'cancel':
    case 'lost':
      return { ...state, isTaken: false, nearest: [], error: null, hasMoved: false };
  }
}

/** The page after an action; one that does not belong to the phase changes nothing. */
export function reduceBooking(state: BookingState, action: BookingAction): BookingState {
  const { type } = action;
  if (!isPhaseEvent(type)) return changed(state, action);
  const phase = nextPhase(state.phase, type);
  return phase === undefined ? state : { ...changed(state, action), phase };
}
