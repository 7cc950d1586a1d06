import { z } from 'zod';

/** What a browser sends is short; the longest part is an attestation with its certificates. */
const LONGEST = 16_384;
const base64url = z
  .string()
  .min(1)
  .max(LONGEST)
  .regex(/^[\w-]+$/);

const clientDataSchema = z.object({ challenge: base64url });

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** What a browser answers when a passkey was made; what else it says is not looked at. */
export const registrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(16).default([]),
  }),
  clientExtensionResults: z.unknown().transform(() => ({})),
});

/** What a browser answers when a passkey was used; the handle may be left out where it was told which may be used. */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.exactOptional(),
  }),
  clientExtensionResults: z.unknown().transform(() => ({})),
});

/** A browser's answer by a passkey that exists. */
export type Assertion = z.infer<typeof assertionSchema>;

/** The challenge that an answer says it signs, or null where it says none. */
export function readChallenge(clientDataJson: string): string | null {
  try {
    const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
    return clientDataSchema.safeParse(JSON.parse(text)).data?.challenge ?? null;
  } catch {
    return null; // Not JSON, so no browser's answer.
  }
}
