import type { PasskeyPurpose } from '@high-street/server';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';

import type { Judgement } from './outcome.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { type Assertion, assertionSchema, readChallenge } from './passkey-response.ts';
import type { Change, PeopleParts } from './people-parts.ts';
import { findPerson, type Person } from './person.ts';

/** Where the desk is, for browsers: its host, what it is called, its origin. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

/** What passkeys work with. */
export type PasskeyParts = PeopleParts & { readonly relyingParty: RelyingParty };

/** A browser's answer by a passkey; `person` is who has to be proved, and null for who signs in. */
export type PasskeyUse = {
  readonly purpose: Exclude<PasskeyPurpose, 'register'>;
  readonly person: Person | null;
  readonly browserToken: string;
  readonly response: unknown;
  readonly addressGroup: string;
};

type Finding =
  | { readonly kind: 'in'; readonly person: Person }
  | { readonly kind: 'wrong'; readonly personId: string | null; readonly reason?: string };

/** An answer with the challenge that it signs, which was given to `asked`, or to nobody in particular. */
type Answer = {
  readonly assertion: Assertion;
  readonly challenge: string;
  readonly asked: Person | null;
};

const UNKNOWN = { kind: 'wrong', personId: null } as const;

/** Both are nought where the maker of a passkey does not count; otherwise each use must count on. */
function hasGoneBack(stored: number, counter: number): boolean {
  return (stored > 0 || counter > 0) && counter <= stored;
}

/** The counter that a signed answer has, once all about it is right; null where anything is wrong. */
async function verify(
  { relyingParty }: PasskeyParts,
  assertion: Assertion,
  challenge: string,
  publicKey: Buffer,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      // The counter is compared here, where what it means can be told from a wrong signature.
      credential: { id: assertion.id, publicKey: new Uint8Array(publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null; // The library throws for each thing that is wrong, and all are answered alike.
  }
}

/** Whose passkey it says to be; where it does not, it can only be that of the person who was asked for it. */
function readOwner({ response }: Assertion, asked: Person | null): string | null {
  const { userHandle } = response;
  if (userHandle === undefined) return asked?.id ?? null;
  return Buffer.from(userHandle, 'base64url').toString();
}

async function examine(
  parts: PasskeyParts,
  trx: Change,
  { assertion, challenge, asked }: Answer,
): Promise<Finding> {
  const passkey = await trx
    .selectFrom('passkeys')
    .select(['id', 'person_id as personId', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', Buffer.from(assertion.id, 'base64url'))
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) return UNKNOWN;
  const { personId } = passkey;
  const wrong = { kind: 'wrong', personId } as const;
  if (readOwner(assertion, asked) !== personId) return wrong;
  const counter = await verify(parts, assertion, challenge, passkey.publicKey);
  if (counter === null) return wrong;
  if (hasGoneBack(Number(passkey.counter), counter)) return { ...wrong, reason: 'counter' };
  const person = await findPerson(trx, personId);
  if (!person) return wrong;
  await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: parts.clock.now() })
    .where('id', '=', passkey.id)
    .execute();
  return { kind: 'in', person };
}

/** What there is to a browser's answer, if it was asked for it. */
async function findUse(parts: PasskeyParts, use: PasskeyUse): Promise<Finding> {
  const { purpose, person, browserToken, response } = use;
  const assertion = assertionSchema.safeParse(response).data;
  const challenge = assertion && readChallenge(assertion.response.clientDataJSON);
  if (!assertion || !challenge) return UNKNOWN;
  const personId = person?.id ?? null;
  const isAsked = await takeChallenge(parts, { challenge, browserToken, purpose, personId });
  if (!isAsked) return UNKNOWN;
  return parts.db
    .transaction()
    .execute((trx) => examine(parts, trx, { assertion, challenge, asked: person }));
}

/** Judges a browser's answer by a passkey; everything that is wrong is one answer. */
export async function judgePasskey(parts: PasskeyParts, use: PasskeyUse): Promise<Judgement> {
  const { person, addressGroup } = use;
  const found = await findUse(parts, use);
  if (found.kind === 'in' && (person === null || person.id === found.person.id)) return found;
  const personId = found.kind === 'in' ? found.person.id : found.personId;
  const reason = found.kind === 'in' ? undefined : found.reason;
  return {
    kind: 'wrong',
    triesLeft: 0,
    refusal: { way: 'passkey', addressGroup, personId, reason },
  };
}
