/** What the page says that shows two answers to the same question. */
export const WORDS = {
  title: 'Two answers',
  lede: (name: string, time: string) =>
    `${name} saved this at ${time}, while you had it open. Nothing is lost: choose for each line, then save once.`,
  yours: 'You, not saved',
  saved: (name: string, time: string) => `${name}, saved ${time}`,
  save: 'Save these',
  keep: (name: string) => (name === 'You' ? 'Keep all that is saved' : `Keep all of ${name}’s`),
  you: 'You',
  somebody: 'Somebody',
  visitor: 'The visitor',
  empty: 'Nothing',
} as const;
