export {
  type Limited,
  SIGN_IN_OUTCOMES,
  type SignInOutcome,
  type SignInResult,
} from './attempt.ts';
export type { PasskeyAsked } from './passkey-ways.ts';
export { createSignInDesk } from './sign-in-desk.ts';
export { createSignInLimits, type Limit } from './sign-in-limits.ts';
