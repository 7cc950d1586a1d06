import { type State, StateMark } from '#app/parts/state-mark.tsx';
import { type BookingState, STATES } from './words.ts';

const MARKS: Readonly<Record<BookingState, State>> = {
  booked: 'booked',
  over: 'well',
  'no-show': 'lost',
  held: 'quarantine',
  cancelled: 'erased',
};

/** A booking's state by shape and word. */
export function BookingMark({ state }: { state: BookingState }) {
  return <StateMark state={MARKS[state]}>{STATES[state]}</StateMark>;
}
