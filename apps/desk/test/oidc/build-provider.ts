import { generateKeyPairSync, sign } from 'node:crypto';

import { Provider } from 'oidc-provider';
import { z } from 'zod';

import { createMemory } from './provider-memory.ts';

/** Somebody with an account at the provider. */
export type Account = {
  readonly subject: string;
  readonly email?: string;
  readonly isVerified?: unknown;
};

/** What the desk is at the provider. */
export const CLIENT = { id: 'the-desk', secret: 'a secret of the provider and the desk' };
const KID = 'of-the-provider';
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** A key that nobody knows the provider by. */
export const STRANGE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

const claimsSchema = z.record(z.string(), z.unknown());

/** What a hostile or faulty provider does to an ID token before it is signed. */
export type Forgery = {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly key?: typeof privateKey;
  readonly algorithm?: 'RS256' | 'none';
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The ID token with other claims, signed anew. */
export function forgeToken(
  token: string,
  { claims = {}, key = privateKey, algorithm = 'RS256' }: Forgery,
) {
  const [, body = ''] = token.split('.');
  const kept = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const start = `${encode({ alg: algorithm, kid: KID })}.${encode({ ...kept, ...claims })}`;
  const signature =
    algorithm === 'none' ? '' : sign('sha256', Buffer.from(start), key).toString('base64url');
  return `${start}.${signature}`;
}

/** What a provider is told of the desk, and how it answers. */
export type ProviderOptions = {
  readonly callback: string;
  /** Whether the ID token has the address, as that of some providers has. */
  readonly isEmailInToken?: boolean;
};

/** The provider with one client, to which accounts can be added later. */
export function buildProvider(
  issuer: string,
  { callback, isEmailInToken }: ProviderOptions,
  accounts: Map<string, Account>,
) {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [callback] }],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: KID, use: 'sig', alg: 'RS256' }],
    },
    adapter: createMemory(),
    cookies: { keys: ['of cookies of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: isEmailInToken !== true,
    interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
    },
    findAccount: async (_: unknown, subject: string) => ({
      accountId: subject,
      claims: async () => ({
        sub: subject,
        email: accounts.get(subject)?.email,
        email_verified: accounts.get(subject)?.isVerified ?? true,
      }),
    }),
  });
}
