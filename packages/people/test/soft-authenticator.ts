import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_BE_BACKED_UP = 0x08;
const IS_BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** How an authenticator does what it is asked, or what it says instead; what is left out is as it should be. */
export type Manner = {
  /** The host that it believes to be at. */
  readonly rpId?: string;
  /** The origin that the browser says. */
  readonly origin?: string;
  /** What it says of how often it was used. */
  readonly counter?: number;
  /** False for somebody who touched it without showing who they are. */
  readonly isVerified?: boolean;
  /** Whose passkey it says to be; null where it does not say. */
  readonly userHandle?: string | null;
  readonly challenge?: string;
};

type Credential = {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
};

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function toUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** The public key as COSE writes it: type 2 (a point), algorithm -7 (ES256), curve 1 (P-256). */
function toCose(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

function authenticatorData(rpId: string, flags: number, counter: number, credential?: Buffer) {
  return Buffer.concat([
    sha256(rpId),
    Buffer.from([flags]),
    toUint32(counter),
    credential ?? Buffer.alloc(0),
  ]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

type Machine = {
  readonly credentials: Map<string, Credential>;
  readonly origin: string;
  readonly rpId: string;
};

/** How it was used: always touched, its passkeys kept elsewhere too, and by a person it knows unless the manner says no. */
function readFlags({ isVerified = true }: Manner): number {
  const flags = USER_PRESENT | MAY_BE_BACKED_UP | IS_BACKED_UP;
  return isVerified ? flags | USER_VERIFIED : flags;
}

function create(
  machine: Machine,
  options: PublicKeyCredentialCreationOptionsJSON,
  manner: Manner,
): RegistrationResponseJSON {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential: Credential = {
    id: randomBytes(32),
    privateKey,
    userHandle: options.user.id,
    counter: manner.counter ?? 0,
  };
  const id = credential.id.toString('base64url');
  machine.credentials.set(id, credential);
  const attested = Buffer.concat([
    Buffer.alloc(16),
    toUint16(credential.id.length),
    credential.id,
    toCose(publicKey),
  ]);
  const authData = authenticatorData(
    manner.rpId ?? machine.rpId,
    readFlags(manner) | HAS_CREDENTIAL,
    credential.counter,
    attested,
  );
  const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, string>()],
    ['authData', new Uint8Array(authData)],
  ]);
  const challenge = manner.challenge ?? options.challenge;
  const client = clientData('webauthn.create', challenge, manner.origin ?? machine.origin);
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
      transports: ['internal'],
    },
    clientExtensionResults: {},
  };
}

function chooseCredential(
  { credentials }: Machine,
  { allowCredentials = [] }: PublicKeyCredentialRequestOptionsJSON,
): Credential {
  const allowed = allowCredentials.map(({ id }) => credentials.get(id));
  const found = (allowed.length > 0 ? allowed : [...credentials.values()]).findLast(
    (credential) => credential !== undefined,
  );
  if (!found) throw new Error('the authenticator has no passkey for it');
  return found;
}

function get(
  machine: Machine,
  options: PublicKeyCredentialRequestOptionsJSON,
  manner: Manner,
): AuthenticationResponseJSON {
  const credential = chooseCredential(machine, options);
  // Those that begin with nought never count.
  credential.counter = manner.counter ?? (credential.counter === 0 ? 0 : credential.counter + 1);
  const authData = authenticatorData(
    manner.rpId ?? machine.rpId,
    readFlags(manner),
    credential.counter,
  );
  const challenge = manner.challenge ?? options.challenge;
  const client = clientData('webauthn.get', challenge, manner.origin ?? machine.origin);
  const signed = Buffer.concat([authData, sha256(client)]);
  const id = credential.id.toString('base64url');
  const { userHandle = credential.userHandle } = manner;
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
      ...(userHandle === null ? {} : { userHandle }),
    },
    clientExtensionResults: {},
  };
}

/** The passkeys of one machine, with the browser before it, at the desk of that origin. */
export function createSoftAuthenticator(origin: string) {
  const machine = { credentials: new Map(), origin, rpId: new URL(origin).hostname };
  return {
    /** Makes a passkey, as a browser's `navigator.credentials.create` does. */
    create: (options: PublicKeyCredentialCreationOptionsJSON, manner: Manner = {}) =>
      create(machine, options, manner),

    /** Uses a passkey, of those allowed the one that was made last, as `navigator.credentials.get` does. */
    get: (options: PublicKeyCredentialRequestOptionsJSON, manner: Manner = {}) =>
      get(machine, options, manner),
  };
}

/** The passkeys of one machine. */
export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>;
