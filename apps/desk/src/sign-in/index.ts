export type { Limited, SignInOutcome, SignInResult } from './attempt.ts';
export type { PasskeyAsked } from './passkey-ways.ts';
export { createSignInDesk } from './sign-in-desk.ts';
export { createSignInLimits, type Limit } from './sign-in-limits.ts';
