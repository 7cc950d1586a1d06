/** How far a visit came. */
export type Stage = 'seen' | 'begun' | 'last-step' | 'sent' | 'in-time' | 'won';

/** The same of each stage. */
export function eachStage<Of>(of: (stage: Stage) => Of): Readonly<Record<Stage, Of>> {
  return {
    seen: of('seen'),
    begun: of('begun'),
    'last-step': of('last-step'),
    sent: of('sent'),
    'in-time': of('in-time'),
    won: of('won'),
  };
}
