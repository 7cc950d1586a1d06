/** What the pages before the desk have in common. */
export const WORDS = {
  deskOf: (brand: string) => `${brand} desk`,
  team: 'For the team only.',
  passkey: 'Use a passkey',
  passkeyAgain: 'Try again',
  refused: 'That passkey did not open the desk. Try another, or sign in by email.',
  away: 'The desk did not answer. Try again in a moment.',
  noScripts: 'Passkeys need scripts, which are off in this browser. Email works without them.',
  code: 'Six-digit code',
  limited: (until: string, letsPasskeysIn: boolean) =>
    `Too many tries. Wait until ${until}${letsPasskeysIn ? ', or use a passkey' : ''}.`,
  noCode: 'A code has six digits.',
  wrongCode: (triesLeft: number) =>
    triesLeft === 0
      ? 'That code does not fit. Ask for another email.'
      : `That code does not fit. ${TRIES[triesLeft] ?? `${triesLeft} tries are`} left.`,
} as const;

const TRIES: Readonly<Record<number, string>> = {
  1: 'One try is',
  2: 'Two tries are',
  3: 'Three tries are',
  4: 'Four tries are',
};
