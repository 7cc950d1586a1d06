import { isId } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

import { type Outcome, settle } from './outcome.ts';
import { keepChallenge, takeChallenge } from './passkey-challenges.ts';
import { readChallenge, registrationSchema } from './passkey-response.ts';
import { findPerson, type Person } from './person.ts';
import { createQueue } from './queue.ts';
import { judgePasskey, type PasskeyParts, type PasskeyUse } from './judge-passkey.ts';

/** Ed25519, ES256 and RS256: the library's own list adds one that Node warns of as experimental. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey as its person sees it. */
export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** Whether its maker keeps a copy, so that it outlives the machine. */
  readonly isBackedUp: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const PASSKEY_COLUMNS = [
  'id',
  'name',
  'is_backed_up as isBackedUp',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** A browser's answer to `registerOptions`; `name` is what the person calls the passkey. */
export type Registration = {
  readonly person: Person;
  readonly browserToken: string;
  readonly response: unknown;
  readonly name: string;
  readonly addressGroup: string;
};

async function readCredentials({ db }: PasskeyParts, personId: string) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'transports'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports,
  }));
}

async function registerOptions(
  parts: PasskeyParts,
  { person, browserToken }: { person: Person; browserToken: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { relyingParty } = parts;
  const options = await generateRegistrationOptions({
    rpName: relyingParty.name,
    rpID: relyingParty.id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: await readCredentials(parts, person.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { challenge } = options;
  await keepChallenge(parts, { challenge, browserToken, purpose: 'register', personId: person.id });
  return options;
}

/** What a browser's answer says of the new passkey, once all about it is right; null where anything is wrong. */
async function verifyRegistration(parts: PasskeyParts, registration: Registration) {
  const { person, browserToken } = registration;
  const response = registrationSchema.safeParse(registration.response).data;
  const challenge = response && readChallenge(response.response.clientDataJSON);
  if (!response || !challenge) return null;
  const asked = { challenge, browserToken, purpose: 'register', personId: person.id } as const;
  if (!(await takeChallenge(parts, asked))) return null;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: parts.relyingParty.origin,
      expectedRPID: parts.relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo
      ? { ...registrationInfo, transports: response.response.transports }
      : null;
  } catch {
    return null; // The library throws for each thing that is wrong, and all are answered alike.
  }
}

async function register(parts: PasskeyParts, registration: Registration): Promise<Passkey | null> {
  const { db, audit, clock } = parts;
  const { person, name, addressGroup } = registration;
  const verified = await verifyRegistration(parts, registration);
  if (!verified) return null;
  const { credential, credentialBackedUp, transports } = verified;
  return db.transaction().execute(async (trx) => {
    // Who is removed at the same moment is left without it.
    if (!(await findPerson(trx, person.id, { isLocked: true }))) return null;
    const passkey = await trx
      .insertInto('passkeys')
      .values({
        person_id: person.id,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports,
        name,
        is_backed_up: credentialBackedUp,
        created_at: clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(PASSKEY_COLUMNS)
      .executeTakeFirst();
    if (!passkey) return null;
    await audit.write(
      {
        actor: { kind: 'person', personId: person.id, addressGroup },
        act: 'passkey_added',
        record: { kind: 'passkey', id: passkey.id },
      },
      trx,
    );
    return passkey;
  });
}

async function requestOptions(
  parts: PasskeyParts,
  { person, browserToken }: { person: Person | null; browserToken: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({
    rpID: parts.relyingParty.id,
    userVerification: 'required',
    allowCredentials: person ? await readCredentials(parts, person.id) : [],
  });
  const { challenge } = options;
  const purpose = person ? 'prove' : 'sign_in';
  await keepChallenge(parts, { challenge, browserToken, purpose, personId: person?.id ?? null });
  return options;
}

type Owned = { readonly id: string; readonly personId: string; readonly actor: Actor };

async function rename(
  { db, audit }: PasskeyParts,
  { id, personId, name, actor }: Owned & { readonly name: string },
): Promise<boolean> {
  if (!isId(id)) return false;
  return db.transaction().execute(async (trx) => {
    const renamed = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .returning('id')
      .executeTakeFirst();
    if (!renamed) return false;
    const record = { kind: 'passkey', id };
    await audit.write({ actor, act: 'passkey_renamed', record, fields: ['name'] }, trx);
    return true;
  });
}

async function remove(
  { db, audit }: PasskeyParts,
  { id, personId, actor }: Owned,
): Promise<boolean> {
  if (!isId(id)) return false;
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) return false;
    await audit.write({ actor, act: 'passkey_removed', record: { kind: 'passkey', id } }, trx);
    return true;
  });
}

type Answered = Omit<PasskeyUse, 'purpose' | 'person'>;

/** Passkeys: making, using and removing them. Origin and host come from a setting, never from a request. */
export function createPasskeys(parts: PasskeyParts) {
  const inTurn = createQueue();

  async function judge(use: PasskeyUse): Promise<Outcome> {
    return settle(parts.audit, await inTurn(() => judgePasskey(parts, use)));
  }

  return {
    /** What the browser needs to make a passkey for somebody who is signed in; good once, for five minutes. */
    registerOptions: (asked: { person: Person; browserToken: string }) =>
      registerOptions(parts, asked),

    /** Keeps the passkey that a browser has made; null where anything about it is wrong. */
    register: (registration: Registration) => register(parts, registration),

    /** What the browser needs to sign somebody in, whoever it may be; good once, for five minutes. */
    signInOptions: ({ browserToken }: { browserToken: string }) =>
      inTurn(() => requestOptions(parts, { person: null, browserToken })),

    /** Judges a browser's answer to `signInOptions`. It starts no session. */
    signIn: (used: Answered): Promise<Outcome> =>
      judge({ purpose: 'sign_in', person: null, ...used }),

    /** What the browser needs to prove that it is still that person who sits there. */
    proveOptions: (asked: { person: Person; browserToken: string }) => requestOptions(parts, asked),

    /** Judges a browser's answer to `proveOptions`; a passkey of somebody else is wrong. */
    prove: (used: Answered & { person: Person }): Promise<Outcome> =>
      judge({ purpose: 'prove', ...used }),

    /** The passkeys of a person, the oldest first. */
    async list(personId: string): Promise<Passkey[]> {
      if (!isId(personId)) return [];
      return parts.db
        .selectFrom('passkeys')
        .select(PASSKEY_COLUMNS)
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute();
    },

    /** Gives a passkey of that person another name; false where there is none. */
    rename: (renamed: Owned & { readonly name: string }) => rename(parts, renamed),

    /** Removes a passkey of that person; false where there is none. */
    remove: (removed: Owned) => remove(parts, removed),
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;
