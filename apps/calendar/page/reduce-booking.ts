import { byName } from '@high-street/contract';

import type { BookingAction, BookingState, DetailsAction, PhaseAction } from './booking-state.ts';
import { changeTimes } from './change-times.ts';
import { ASKED_DETAILS, NO_FAULTS, type DetailFaults, type DetailValues } from './page-props.ts';
import { isSending, nextPhase } from './phase.ts';

function withoutFault(faults: DetailFaults, values: Partial<DetailValues>): DetailFaults {
  return byName(ASKED_DETAILS, ({ name }) => (values[name] === undefined ? faults[name] : null));
}

function changeDetails(state: BookingState, action: DetailsAction): BookingState {
  switch (action.type) {
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
  }
}

function takeStep(state: BookingState, action: PhaseAction): BookingState {
  switch (action.type) {
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
  switch (action.type) {
    case 'month':
    case 'day':
    case 'zone':
    case 'slots':
    case 'loading':
    case 'again':
      return changeTimes(state, action);
    case 'typed':
    case 'named':
    case 'faulty':
      return changeDetails(state, action);
    default: {
      const phase = nextPhase(state.phase, action.type);
      return phase === undefined ? state : { ...takeStep(state, action), phase };
    }
  }
}
