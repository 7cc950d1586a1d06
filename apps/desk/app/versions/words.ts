/** What the page says that shows two answers to the same question. */
export const WORDS = {
  title: 'Two answers',
  lede: 'This was changed while you had it open. Nothing is lost: choose for each line, then save once.',
  yours: 'You, not saved',
  /** Of what nobody is known to have saved, such as the state of a lead that somebody only took. */
  saved: 'Saved',
  savedBy: (name: string, time: string) => `${name}, saved ${time}`,
  save: 'Save these',
  keep: 'Keep all that is saved',
  keepOf: (name: string) => `Keep all of ${name}’s`,
  you: 'You',
  somebody: 'Somebody',
  visitor: 'The visitor',
  empty: 'Nothing',
} as const;
