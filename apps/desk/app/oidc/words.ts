/** What signing in by another provider says. */
export const OIDC_WORDS = {
  title: (name: string) => `Sign in with ${name}`,
  lede: (name: string) => `People of the desk can come in with their account at ${name}.`,
  // One line for whatever was wrong.
  wrong: (name: string) =>
    `Signing in with ${name} did not work. Try again, or sign in another way.`,
  limited: 'Too many tries. Try again in an hour at the latest, or sign in another way.',
  away: 'You are on your way',
  awayLine: (name: string) => `${name} asks who you are, and sends you back here.`,
  go: (name: string) => `Go on to ${name}`,
  another: 'Sign in another way',
  again: 'Afterwards, send again what you were about to send.',
};
