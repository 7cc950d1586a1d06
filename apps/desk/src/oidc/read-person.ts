import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { z } from 'zod';

import { Refused } from './oidc-refusal.ts';
import type { OidcRequest } from './oidc-request-store.ts';

const addressSchema = z.object({ email: z.string(), email_verified: z.literal(true) });

type Grant = {
  readonly configuration: Configuration;
  readonly url: URL;
  readonly state: string;
  readonly request: OidcRequest;
  /** How long ago the person set out, in seconds; a proof must be no older. */
  readonly age: number;
};

/** Changes the code for who the person is, at the provider; throws what openid-client finds wrong. */
export async function readPerson({ configuration, url, state, request, age }: Grant) {
  const tokens = await authorizationCodeGrant(configuration, url, {
    expectedState: state,
    expectedNonce: request.nonce,
    pkceCodeVerifier: request.codeVerifier,
    ...(request.personId === null ? {} : { maxAge: age }),
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Refused('wrong_answer');
  // Most providers tell the address at their own call alone.
  const person =
    claims['email'] === undefined
      ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims;
  const { success, data } = addressSchema.safeParse(person);
  if (!success) throw new Refused('unverified_address');
  return {
    email: data.email,
    subject: claims.sub,
    issuer: claims.iss,
    // In seconds. Of a sign-in that the provider does not date nobody knows how old it is.
    signedInAt: claims.auth_time ?? 0,
  };
}
