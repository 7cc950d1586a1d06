import { cleanText } from '@high-street/contract';
import { z } from 'zod';

import { LONGEST_NAME } from '#app/longest-name.ts';
import { WORDS } from './words.ts';
import { LONGEST_PASSKEY_NAME, SIGNATURE_LIMIT } from './you-data.ts';

const versionSchema = z.coerce.number().int().positive();

/** What the form of one's own name sends. */
export const nameSchema = z.object({
  version: versionSchema,
  name: z.string().trim().min(1, { error: WORDS.faults.name }).max(LONGEST_NAME, {
    error: WORDS.faults.name,
  }),
});

/** Every other act of the room but those on ways in. */
export const ownActSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('preferences'),
    version: versionSchema,
    undoSeconds: z.coerce.number().pipe(z.literal([10, 30, 60])),
    singleKeys: z.enum(['on', 'off']).transform((text) => text === 'on'),
  }),
  z.object({
    intent: z.literal('signature'),
    version: versionSchema,
    signature: z
      .string()
      .max(SIGNATURE_LIMIT)
      .transform((text) => cleanText(text) || null),
  }),
  z.object({
    intent: z.literal('rename-passkey'),
    passkeyId: z.guid(),
    passkeyName: z.string().trim().min(1).max(LONGEST_PASSKEY_NAME),
  }),
]);

/** The acts on passkeys and sessions that ask for a fresh proof. */
export const wayInSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('remove-passkey'), passkeyId: z.guid() }),
  z.object({ intent: z.literal('end-session'), sessionId: z.guid() }),
  z.object({ intent: z.literal('end-others') }),
]);
