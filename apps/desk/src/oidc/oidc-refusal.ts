import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** Why somebody was not let in; the visitor is told none of it, the log and the audit log are. */
export const OIDC_REFUSALS = [
  // The provider could not be reached, or answered nothing that it should.
  'provider_away',
  // The address called holds no state that is open: unknown, used, or too old.
  'unknown_state',
  'other_browser',
  // The provider says so, such as when the person pressed Cancel there.
  'provider_refused',
  'code_refused',
  // A wrong issuer, audience, nonce, signature, time, or a sign-in that is not as fresh as was asked.
  'wrong_answer',
  'unverified_address',
  'not_invited',
  // The provider's account is not the one with which this person first came.
  'other_account',
  'other_person',
] as const;

/** One of the reasons for which nobody is let in. */
export type OidcRefusal = (typeof OIDC_REFUSALS)[number];

/** Somebody who is not let in, and why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: OidcRefusal;

  constructor(reason: OidcRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The codes of openid-client for an answer that is none, rather than a wrong one. */
const AWAY = [
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];

/** Whether it is what `fetch` throws when nobody answers; a TypeError of our own has no cause. */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}

/** Tells from an error of openid-client why somebody is not let in; throws what is none. */
export function explainRefusal(error: unknown): OidcRefusal {
  if (error instanceof AuthorizationResponseError) return 'provider_refused';
  if (error instanceof ResponseBodyError) return 'code_refused';
  // The usual answer to a wrong secret.
  if (error instanceof WWWAuthenticateChallengeError) return 'code_refused';
  if (error instanceof ClientError) {
    return AWAY.includes(error.code ?? '') ? 'provider_away' : 'wrong_answer';
  }
  if (isUnanswered(error)) return 'provider_away';
  throw error;
}

/**
 * What a log may know of a refusal. An answer of the provider by way of the browser is not repeated but for its code,
 * since its query holds the state.
 */
export function describeFailure(error: unknown): {
  readonly answer?: string;
  readonly err?: unknown;
} {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return { answer: error.error };
  }
  return error instanceof ClientError || isUnanswered(error) ? { err: error } : {};
}
