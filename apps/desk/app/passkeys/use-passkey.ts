import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * What became of it: done; refused by the desk; refused for its name; given up by the person or their browser; a fresh
 * proof is asked for first; nobody is signed in any more; the desk did not answer; or there were too many attempts, with
 * what it says about that.
 */
export type PasskeyResult =
  | 'done'
  | 'wrong'
  | 'unnamed'
  | 'given-up'
  | 'prove'
  | 'signed-out'
  | 'away'
  | { readonly limited: string };

const RESULTS: Readonly<Record<string, PasskeyResult>> = {
  in: 'done',
  made: 'done',
  wrong: 'wrong',
  unnamed: 'unnamed',
  prove: 'prove',
  'signed-out': 'signed-out',
};

async function call(path: string, body: object): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function readResult(answer: unknown): PasskeyResult {
  if (typeof answer !== 'object' || answer === null || !('kind' in answer)) return 'away';
  const { kind } = answer;
  if (kind === 'limited' && 'words' in answer) return { limited: String(answer.words) };
  return RESULTS[String(kind)] ?? 'away';
}

/** What the desk answers is a refusal, or what the browser needs: the one has a kind, the other a challenge. */
function isRequest(answer: unknown): answer is PublicKeyCredentialRequestOptionsJSON {
  return typeof answer === 'object' && answer !== null && 'challenge' in answer;
}

function isCreation(answer: unknown): answer is PublicKeyCredentialCreationOptionsJSON {
  return isRequest(answer) && 'user' in answer;
}

/** Whether it failed here, in the browser's own dialogue, rather than on the way to the desk. */
function explainFailure(error: unknown): PasskeyResult {
  // No connection is a TypeError, and the page of a proxy, which is no JSON, a SyntaxError.
  const isOnTheWay = error instanceof TypeError || error instanceof SyntaxError;
  return error instanceof Error && !isOnTheWay ? 'given-up' : 'away';
}

async function authenticate(path: string): Promise<PasskeyResult> {
  try {
    const options = await call(path, { step: 'options' });
    if (!isRequest(options)) return readResult(options);
    const response = await startAuthentication({ optionsJSON: options });
    return readResult(await call(path, { step: 'finish', response }));
  } catch (error) {
    return explainFailure(error);
  }
}

/** Signs in by a passkey of this browser; then the page that was wanted is to be loaded. */
export function signInByPasskey(): Promise<PasskeyResult> {
  return authenticate('/sign-in/passkey');
}

/** Takes a passkey as the proof that it is still the same person. */
export function proveByPasskey(): Promise<PasskeyResult> {
  return authenticate('/prove/passkey');
}

/** Has the browser make a passkey for who is signed in, under the name that they give it. */
export async function addPasskey(name: string): Promise<PasskeyResult> {
  try {
    // With its name, so that the browser makes none that the desk would then refuse.
    const options = await call('/passkeys', { step: 'options', name });
    if (!isCreation(options)) return readResult(options);
    const response = await startRegistration({ optionsJSON: options });
    return readResult(await call('/passkeys', { step: 'finish', name, response }));
  } catch (error) {
    return explainFailure(error);
  }
}
