/** What is said of changes that come in while a page is open. */
export const WORDS = {
  changes: (count: number | 'many') =>
    count === 'many' ? 'Many changes' : count === 1 ? '1 change' : `${count} changes`,
  since: (time: string) => `since ${time}.`,
  still: 'Your list has not moved.',
  show: 'Show it',
  readAt: (time: string) => `Read at ${time}.`,
  reload: 'Reload',
  off: 'This page is not kept up to date just now, and tries again by itself. If it stays so, and the desk is open in many windows, close some.',
  outdated: 'The desk has been updated since you opened this page.',
  finish: 'Reload it once you have sent what you are writing.',
  signedOut: 'You are signed out.',
  kept: 'What you typed is still here. Go on once you have signed in.',
  signIn: 'Sign in in another tab',
} as const;
