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
export const PHASE_EVENTS = [
  'pick',
  'back',
  'submit',
  'accepted',
  'taken',
  'failed',
  'lost',
  'move',
  'cancel',
] as const;
export type PhaseEvent = (typeof PHASE_EVENTS)[number];

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

/** The phase after an event; undefined where the event means nothing in the phase. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase | undefined {
  return TRANSITIONS[phase][event];
}

/** The phase that is seen: while a call is under way, that in which its button was pressed. */
export function findView(phase: Phase): Phase {
  return TRANSITIONS[phase].failed ?? phase;
}

/** True while a call is under way, so that the button is busy and takes no second press. */
export function isSending(phase: Phase): boolean {
  return findView(phase) !== phase;
}
