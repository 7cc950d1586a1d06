/** Where a form is on its way to the server. */
export type SubmitPhase = 'editing' | 'creatingLead' | 'sendingMail' | 'mailFailed' | 'done';

/** What can happen to it; `resend` is a submit of words whose lead is stored already. */
export type SubmitEvent =
  'submit' | 'resend' | 'leadCreated' | 'leadFailed' | 'mailAccepted' | 'mailFailed' | 'restart';

// The lead is created first, then the email is sent.
const TRANSITIONS: Record<SubmitPhase, Partial<Record<SubmitEvent, SubmitPhase>>> = {
  editing: { submit: 'creatingLead', resend: 'sendingMail' },
  creatingLead: { leadCreated: 'sendingMail', leadFailed: 'editing' },
  sendingMail: { mailAccepted: 'done', mailFailed: 'mailFailed' },
  mailFailed: { submit: 'creatingLead', resend: 'sendingMail', restart: 'editing' },
  done: { restart: 'editing' },
};

/** The phase after an event; an event that does not belong to the phase changes nothing. */
export function nextPhase(phase: SubmitPhase, event: SubmitEvent): SubmitPhase {
  return TRANSITIONS[phase][event] ?? phase;
}

/** True while a call is under way, so that the button is busy and takes no second press. */
export function isSubmitting(phase: SubmitPhase): boolean {
  return phase === 'creatingLead' || phase === 'sendingMail';
}
