import type { BookingReceipt, Slot } from '@high-street/contract';

import { bookableDays, type Bookable } from './bookable-days.ts';
import { toMonth } from './day.ts';
import {
  hasFault,
  type DetailFaults,
  type DetailValues,
  type ManagedBooking,
  type PageProps,
} from './page-props.ts';
import type { Phase } from './phase.ts';
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

/** Which times are shown: those of a month, a day and a zone. */
export type TimesAction =
  | { readonly type: 'month'; readonly month: string; readonly day: string | null }
  | { readonly type: 'day'; readonly day: string }
  | { readonly type: 'zone'; readonly zone: string }
  | { readonly type: 'slots'; readonly slots: readonly Slot[] }
  | { readonly type: 'loading'; readonly loading: Loading }
  | { readonly type: 'again' };

/** What is said of the visitor, and what is wrong with it. */
export type DetailsAction =
  | { readonly type: 'typed'; readonly values: Partial<DetailValues> }
  | { readonly type: 'named'; readonly name: string }
  | { readonly type: 'faulty'; readonly faults: DetailFaults; readonly error: string | null };

/** What moves the phase too; each is named like a phase event. */
export type PhaseAction =
  | { readonly type: 'pick'; readonly slot: Slot }
  | { readonly type: 'accepted'; readonly receipt: BookingReceipt | null }
  | { readonly type: 'taken'; readonly nearest: readonly Slot[]; readonly error: string }
  | {
      readonly type: 'failed';
      readonly error: string;
      readonly nearest?: readonly Slot[];
      readonly faults?: DetailFaults;
    }
  | { readonly type: 'back' | 'submit' | 'lost' | 'move' | 'cancel' };

/** What happens on the page. */
export type BookingAction = TimesAction | DetailsAction | PhaseAction;

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
