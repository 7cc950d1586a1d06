/** Where a visitor is on the way to a booking, or with one that is made. */
export type Phase =
  | 'choosing'
  | 'detailing'
  | 'booking'
  | 'booked'
  | 'looking'
  | 'moving'
  | 'confirmingMove'
  | 'savingMove'
  | 'askingCancel'
  | 'cancelling'
  | 'cancelled'
  | 'gone'
  | 'trouble';

/** What can happen on the way. */
export type PhaseEvent =
  'pick' | 'back' | 'submit' | 'accepted' | 'taken' | 'failed' | 'lost' | 'move' | 'cancel';

const TRANSITIONS: Record<Phase, Partial<Record<PhaseEvent, Phase>>> = {
  choosing: { pick: 'detailing' },
  detailing: { pick: 'detailing', back: 'choosing', submit: 'booking' },
  booking: { accepted: 'booked', taken: 'detailing', failed: 'detailing' },
  booked: {},
  looking: { move: 'moving', cancel: 'askingCancel' },
  moving: { pick: 'confirmingMove', back: 'looking' },
  confirmingMove: { pick: 'confirmingMove', back: 'moving', submit: 'savingMove' },
  savingMove: {
    accepted: 'looking',
    taken: 'confirmingMove',
    failed: 'confirmingMove',
    lost: 'gone',
  },
  askingCancel: { back: 'looking', submit: 'cancelling' },
  cancelling: { accepted: 'cancelled', failed: 'askingCancel', lost: 'gone' },
  cancelled: {},
  gone: {},
  trouble: {},
};

/** The phase after an event; an event that does not belong to the phase changes nothing. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  return TRANSITIONS[phase][event] ?? phase;
}

/** Whether the event means anything in the phase. */
export function isAllowed(phase: Phase, event: PhaseEvent): boolean {
  return TRANSITIONS[phase][event] !== undefined;
}

/** True while a call is under way, so that the button is busy and takes no second press. */
export function isSending(phase: Phase): boolean {
  return phase === 'booking' || phase === 'savingMove' || phase === 'cancelling';
}
